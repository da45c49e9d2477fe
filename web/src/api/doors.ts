/** What goes in and out at each door of the server: types alone, from the description of the API. */
import type { paths } from "./schema";

export type Method = "get" | "post" | "put" | "delete";

/** Those that take a method. */
export type Door<M extends Method> = {
  [D in keyof paths]: paths[D] extends Record<M, object> ? D : never;
}[keyof paths];

/** What a door does; where it may be one of several, what any of them does. */
type Operation<D, M> = D extends keyof paths ? (M extends keyof paths[D] ? paths[D][M] : never) : never;
type Json<T> = { content: { "application/json": T } };

/** What stands in the path and in the query of an address, where all is text. */
export type Given<D, M = Method> = InAddress<Operation<D, M>>;
type InAddress<O> = O extends { parameters: infer P } ? Path<P> & Query<P> : never;
type Path<P> = P extends { path: infer Names } ? Written<Names> : unknown;
type Query<P> = P extends { query?: infer Names extends object } ? Written<Names> : unknown;
type Written<Names> = { [Name in keyof Names]: Names[Name] | number | string };

export type Body<D, M> = Content<Operation<D, M>>;
type Content<O> = O extends { requestBody: Json<infer B> } ? B : undefined;

export type Answer<D, M> = Told<Operation<D, M>>;
type Told<O> = O extends { responses: { 200: Json<infer A> } | { 201: Json<infer A> } } ? A : void;
