import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the package, so that `pip install` brings the pages (../src/arbitro/server/pages.py serves them).
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/arbitro/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] } },
});
