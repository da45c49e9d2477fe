import { mount } from "svelte";
import "./style/base.css";
import App from "./App.svelte";
import { session } from "./lib/session.svelte";
import { theme } from "./lib/theme.svelte";
import { words } from "./lib/words.svelte";
import { queue } from "./live/queue.svelte";

theme.choose(theme.choice);
await Promise.all([words.start(), session.reload()]);
void queue.start();
mount(App, { target: document.getElementById("app")! });

// Only with a certificate do browsers offer it.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
