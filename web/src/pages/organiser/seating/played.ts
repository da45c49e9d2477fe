/** Tables as people write them: `2, 5`, with their sections `A 2, B 5`. */
import type { Schemas } from "@/api/client";

type Table = Schemas["TableNumber"];

const TABLE = /^(?:(.*\S)\s+)?(\d{1,4})$/;

/** Nothing if one of them cannot be read, or there is none. */
export function readTables(text: string): Table[] | undefined {
  const parts = text.split(",").map((part) => TABLE.exec(part.trim()));
  if (parts.some((part) => !part || part[2] === "0")) return undefined;
  return parts.map((part) => ({ section: part![1] ?? "", table: Number(part![2]) }));
}

export const writeTables = (tables: readonly Table[]): string =>
  tables.map(({ section, table }) => `${section ?? ""} ${table}`.trim()).join(", ");
