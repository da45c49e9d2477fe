import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { GetManualChunk, GetModuleInfo, OutputChunk } from "rollup";
import { defineConfig, type Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "src");
const ROUTE = /path: "(.+?)", page: \(\) => import\("\.\/(.+?)"\)/g;
const LANGUAGE = /\/src\/words\/(\w+)\.ts$/;

/** Messages are parsed when the pages are built, not on every phone. */
const words: Plugin = {
  name: "words",
  transform(text, id) {
    if (!id.endsWith(".ftl")) return null;
    const messages = Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`, map: null };
  },
};

/** `pages.json`: the files of each page and of each language, which the server names in the page before it is read. */
const preloads: Plugin = {
  name: "preloads",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    const ofModule = (id: string) => chunks.find((chunk) => chunk.moduleIds.includes(id))!;
    const inPage = filesOf(
      chunks.find((chunk) => chunk.isEntry)!,
      bundle as Record<string, OutputChunk>,
    );
    const files = (id: string) =>
      [...filesOf(ofModule(id), bundle as Record<string, OutputChunk>)].filter((file) => !inPage.has(file));
    const routes = readFileSync(join(SOURCE, "routes.ts"), "utf8").matchAll(ROUTE);
    const languages = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => LANGUAGE.test(id));
    const source = JSON.stringify({
      pages: Object.fromEntries(Array.from(routes, ([, path, page]) => [path, files(join(SOURCE, page!))])),
      words: Object.fromEntries(languages.map((id) => [LANGUAGE.exec(id)![1], files(id)])),
    });
    this.emitFile({ type: "asset", fileName: "pages.json", source });
  },
};

function filesOf(chunk: OutputChunk, bundle: Record<string, OutputChunk>, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) filesOf(bundle[name]!, bundle, found);
  for (const name of chunk.viteMetadata!.importedCss) found.add(name);
  return found;
}

/** Every file is compressed once, here. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir }) {
    for (const entry of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(content));
    }
  },
};

/** What every page needs is one file, the pages of players another, and a third what they share with others: so a phone
 * makes few requests. */
const chunkOf: GetManualChunk = (id, { getModuleInfo }) => {
  const isPartOf = (name: string) => reached(join(SOURCE, name), getModuleInfo).has(id);
  if (isPartOf("main.ts")) return "application";
  if (!["Play.svelte", "Card.svelte"].some((page) => isPartOf(`pages/player/${page}`))) return undefined;
  return id.includes("/pages/player/") ? "player" : "shared";
};

const known = new Map<string, Set<string>>();

/** The modules that come with one. */
function reached(from: string, getModuleInfo: GetModuleInfo): Set<string> {
  let found = known.get(from);
  if (!found) {
    known.set(from, (found = new Set([from])));
    for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

// Built into the package, so that `pip install` brings the pages (../src/arbitro/server/pages.py serves them).
export default defineConfig({
  plugins: [words, svelte(), preloads, compressed],
  resolve: { alias: { "@": SOURCE } }, // also in tsconfig.json
  build: {
    outDir: "../src/arbitro/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
  server: { fs: { allow: [".."] } },
});
