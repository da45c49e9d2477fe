/** What the pages say: the messages of `src/arbitro/words/<language>/web*.ftl`, the same catalogues as elsewhere. */
import { FluentBundle, type FluentVariable, type Message } from "@fluent/bundle";
import { exact, rounded } from "./exact";

export const LANGUAGES = { en: "English", it: "Italiano", ro: "Română" } as const;
export type Language = keyof typeof LANGUAGES;

/** By their ids, as parsed when the pages were built (vite.config.ts). */
export type Messages = Readonly<Record<string, Message["value"]>>;

const KEPT = "arbitro.language";
const en = () => import("../words/en");
const it = () => import("../words/it");
const ro = () => import("../words/ro");
const SOURCES = { en, it, ro };

async function bundleOf(language: Language): Promise<FluentBundle> {
  const { messages } = await SOURCES[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} })) });
  return bundle;
}

/** `t` of another language than the one chosen: for what is read by somebody else. */
export async function spokenIn(language: Language): Promise<typeof t> {
  const bundle = await bundleOf(language);
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  };
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  async choose(language: Language): Promise<void> {
    this.#bundle = await bundleOf(language);
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** As chosen before, else as the browser is set. */
  start(): Promise<void> {
    const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map((one) => one.slice(0, 2));
    return this.choose(wanted.find((one): one is Language => one in LANGUAGES) ?? "en");
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : id;
  }
}

export const words = new Words();

/** The message with this id in the language chosen. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);

/** A whole number in the language chosen. */
export const whole = (value: number): string => new Intl.NumberFormat(words.language).format(value);

/** An exact number, rounded to so many decimals; a dash for none. */
export function figure(value: string | number | null | undefined, decimals = 2): string {
  if (value === null || value === undefined) return "–";
  const text = rounded(exact(value), decimals).replace("-", "−");
  return words.language === "en" ? text : text.replace(".", ",");
}

/** With its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

const moment = (value: string, form: Intl.DateTimeFormatOptions, language: Language = words.language) =>
  new Intl.DateTimeFormat(language, form).format(new Date(value));

export const day = (value: string, language?: Language): string => moment(value, { dateStyle: "long" }, language);
export const weekday = (value: string): string => moment(value, { weekday: "long" });
/** The same in all our languages. */
export function hour(value: string): string {
  const at = new Date(value);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
export const dayAndHour = (value: string, language?: Language): string =>
  moment(value, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" }, language);
