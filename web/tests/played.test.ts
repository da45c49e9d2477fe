import { describe, expect, it } from "vitest";
import { readTables, writeTables } from "@/pages/organiser/seating/played";

describe("tables that play live", () => {
  it("are read as people write them", () => {
    expect(readTables("2, 5")).toEqual([
      { section: "", table: 2 },
      { section: "", table: 5 },
    ]);
    expect(readTables(" A 2,B  12")).toEqual([
      { section: "A", table: 2 },
      { section: "B", table: 12 },
    ]);
  });
  it("are nothing where one of them is none", () => {
    for (const text of ["", "x", "2,", "0", "2 A"]) expect(readTables(text)).toBeUndefined();
  });
  it("are written as they are read", () => {
    expect(readTables(writeTables([{ section: "A", table: 3 }, { table: 4 }]))).toEqual([
      { section: "A", table: 3 },
      { section: "", table: 4 },
    ]);
  });
});
