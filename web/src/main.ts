import { mount } from "svelte";
import "./style/base.css";
import App from "./App.svelte";
import { session } from "./lib/session.svelte";
import { theme } from "./lib/theme.svelte";
import { words } from "./lib/words.svelte";
import { queue } from "./live/queue.svelte";

theme.choose(theme.choice);

async function start(): Promise<void> {
  await Promise.all([words.start(), session.reload()]);
  mount(App, { target: document.getElementById("app")! });
  void queue.start();
  void navigator.serviceWorker?.register("/worker.js"); // only with a certificate do browsers offer it
}
void start();
