/** What a form tells, as JSON has it. */
export type FormValue = string | number | boolean | readonly FormValue[] | { readonly [name: string]: FormValue };
