/** Light or dark: as the device says, unless somebody has chosen. */
export type Choice = "system" | "light" | "dark";

const KEPT = "arbitro.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

class Theme {
  choice = $state<Choice>((localStorage.getItem(KEPT) as Choice | null) ?? "system");

  constructor() {
    dark.addEventListener("change", () => this.show());
    this.show();
  }

  choose(choice: Choice): void {
    this.choice = choice;
    localStorage.setItem(KEPT, choice);
    this.show();
  }

  private show(): void {
    const isDark = this.choice === "dark" || (this.choice === "system" && dark.matches);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }
}

export const theme = new Theme();
