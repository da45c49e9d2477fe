/** A flow chart laid out in columns from left to right: questions with their answers in rows, each with its way out. */
import type { Schemas } from "../api/client";

type Chart = Pick<Schemas["ChartReply"], "nodes" | "edges">;

export interface Row {
  readonly lines: readonly string[];
  readonly full: string;
  readonly lit: boolean;
  /** From the top of the box to the middle of the row. */
  readonly port: number;
}

export interface Box {
  readonly node: Schemas["ChartNode"];
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

export interface Way {
  readonly path: string;
  readonly lit: boolean;
}

export interface Drawing {
  readonly boxes: readonly Box[];
  readonly ways: readonly Way[];
  readonly width: number;
  readonly height: number;
}

export const WIDTH = 250;
export const LINE = 18;
export const PADDING = 10;
const BETWEEN = 70; // columns
const APART = 18; // boxes of a column
const LETTERS = 30; // of a line
const MOST = 3; // lines of an answer

export function wrapped(text: string, most = Infinity): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines;
}

/** What is shown: everything, or the way taken with what branches off from it. */
export function shown(chart: Chart, onlyWay: boolean): Chart {
  if (!onlyWay) return chart;
  const lit = new Set(chart.nodes.filter((node) => node.lit).map((node) => node.id));
  const edges = chart.edges.filter((edge) => lit.has(edge.start));
  const kept = new Set([...lit, ...edges.map((edge) => edge.end)]);
  return { nodes: chart.nodes.filter((node) => kept.has(node.id)), edges };
}

/** The column of each node: one more than the last of those that lead to it. */
function columns({ nodes, edges }: Chart): Map<number, number> {
  const column = new Map(nodes.map((node) => [node.id, 0]));
  for (let pass = 0; pass < nodes.length; pass++) {
    let moved = false;
    for (const { start, end } of edges) {
      const wanted = column.get(start)! + 1;
      if (column.get(end)! < wanted) {
        column.set(end, wanted);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return column;
}

function rowsOf(id: number, edges: Chart["edges"], top: number): Row[] {
  let y = top;
  return edges
    .filter((edge) => edge.start === id)
    .map((edge) => {
      const lines = wrapped(edge.label, MOST);
      const height = lines.length * LINE + PADDING;
      const row = { lines, full: edge.label, lit: edge.lit, port: y + height / 2 };
      y += height;
      return row;
    });
}

export function drawn(chart: Chart): Drawing {
  const column = columns(chart);
  const boxes = new Map<number, Box>();
  const wanted = new Map<number, number[]>();
  let height = 0;
  for (let at = 0; at <= Math.max(...column.values()); at++) {
    const here = chart.nodes.filter((node) => column.get(node.id) === at);
    const heightWanted = (id: number) => {
      const ports = wanted.get(id) ?? [0];
      return ports.reduce((sum, port) => sum + port, 0) / ports.length;
    };
    here.sort((a, b) => Number(b.lit) - Number(a.lit) || heightWanted(a.id) - heightWanted(b.id));
    let free = 0;
    for (const node of here) {
      const lines = node.lines.flatMap((line) => wrapped(line));
      const top = PADDING + lines.length * LINE + PADDING;
      const rows = rowsOf(node.id, chart.edges, top);
      const tall = top + rows.reduce((sum, row) => sum + row.lines.length * LINE + PADDING, 0);
      const y = node.lit ? free : Math.max(free, heightWanted(node.id) - LINE);
      boxes.set(node.id, { node, x: at * (WIDTH + BETWEEN), y, height: tall, lines, rows });
      free = y + tall + APART;
      height = Math.max(height, free);
      chart.edges
        .filter((edge) => edge.start === node.id)
        .forEach((edge, row) => wanted.set(edge.end, [...(wanted.get(edge.end) ?? []), y + rows[row]!.port]));
    }
  }
  return {
    boxes: [...boxes.values()],
    ways: ways(chart, boxes),
    width: (Math.max(...column.values()) + 1) * (WIDTH + BETWEEN) - BETWEEN,
    height,
  };
}

function ways({ nodes, edges }: Chart, boxes: Map<number, Box>): Way[] {
  const found = nodes.flatMap(({ id }) =>
    edges
      .filter((edge) => edge.start === id)
      .map((edge, row) => {
        const [from, to] = [boxes.get(id)!, boxes.get(edge.end)!];
        const [x, y] = [from.x + WIDTH, from.y + from.rows[row]!.port];
        const [toX, toY] = [to.x, to.y + PADDING + LINE / 2];
        const bend = Math.min(BETWEEN, (toX - x) / 2);
        return { path: `M${x} ${y}C${x + bend} ${y} ${toX - bend} ${toY} ${toX} ${toY}`, lit: edge.lit };
      }),
  );
  return found.sort((a, b) => Number(a.lit) - Number(b.lit)); // the way taken on top
}
