/** Who is signed in here. Kept for the time without a network, so that a phone still knows whose it is. */
import { get, post, Unreached, type Schemas } from "../api/client";

export type Me = Schemas["Me"];

const KEPT = "arbitro.me";
const NOBODY: Me = { person: "", name: "", role: "public", event: "", contestant: "", room: "", waits: "" };

class Session {
  me = $state.raw<Me>(NOBODY);

  get isSignedIn(): boolean {
    return this.me.person !== "";
  }

  async reload(): Promise<void> {
    try {
      this.me = await get("/api/me");
      localStorage.setItem(KEPT, JSON.stringify(this.me));
    } catch (trouble) {
      if (!(trouble instanceof Unreached)) throw trouble;
      this.me = JSON.parse(localStorage.getItem(KEPT) ?? "null") ?? NOBODY;
    }
  }

  async signOut(): Promise<void> {
    await post("/api/sign-out", {});
    await this.reload();
  }
}

export const session = new Session();
