/** Every page with its address. Pages of an event get its id, and the feed of its changes (pages/event/Event.svelte). */
import type { Route } from "./lib/router.svelte";

export const ROUTES: readonly Route[] = [
  { path: "/", page: () => import("./pages/home/Home.svelte") },
  { path: "/archive", page: () => import("./pages/home/Archive.svelte") },
  { path: "/sign-in", page: () => import("./pages/home/SignIn.svelte") },
  { path: "/invitations/:code", page: () => import("./pages/home/Invitation.svelte") },
  { path: "/devices", page: () => import("./pages/home/Devices.svelte") },
  { path: "/members", page: () => import("./pages/organiser/Members.svelte") },
  { path: "/results", page: () => import("./pages/season/Results.svelte") },
  { path: "/ladders", page: () => import("./pages/season/Ladders.svelte") },
  { path: "/ladders/new", page: () => import("./pages/season/LadderRules.svelte") },
  { path: "/ladders/:id", page: () => import("./pages/season/Ladder.svelte") },
  { path: "/ladders/:id/rules", page: () => import("./pages/season/LadderRules.svelte") },
  { path: "/fees", page: () => import("./pages/season/MembersFees.svelte") },
  { path: "/events/new", page: () => import("./pages/organiser/NewEvent.svelte") },

  { path: "/tables/:code", page: () => import("./pages/player/AtTable.svelte") },

  { path: "/play", page: () => import("./pages/table/Play.svelte") },
  { path: "/watch", page: () => import("./pages/table/Watch.svelte"), bare: true },
  { path: "/table/:id", page: () => import("./pages/table/Table.svelte"), bare: true },
  { path: "/table/:id/boards/:n", page: () => import("./pages/table/Replay.svelte") },

  { path: "/rule", page: () => import("./pages/desk/RuleAlone.svelte") },
  { path: "/claim", page: () => import("./pages/desk/ClaimAlone.svelte") },
  { path: "/policy", page: () => import("./pages/book/Policy.svelte") },
  { path: "/book", page: () => import("./pages/book/Book.svelte") },
  { path: "/book/regulations", page: () => import("./pages/book/Regulations.svelte") },
  { path: "/book/:law", page: () => import("./pages/book/Law.svelte") },
];

/** Under `/events/:id`. */
export const EVENT_ROUTES: readonly Route[] = [
  { path: "/events/:id", page: () => import("./pages/public/Standings.svelte") },
  { path: "/events/:id/boards", page: () => import("./pages/public/Boards.svelte") },
  { path: "/events/:id/boards/:board", page: () => import("./pages/public/Board.svelte") },
  { path: "/events/:id/contestants/:contestant", page: () => import("./pages/public/Contestant.svelte") },
  { path: "/events/:id/contestants/:contestant/system", page: () => import("./pages/public/System.svelte") },
  { path: "/events/:id/matches", page: () => import("./pages/public/Matches.svelte") },
  { path: "/events/:id/matches/:round/:table", page: () => import("./pages/public/Match.svelte") },
  { path: "/events/:id/moments", page: () => import("./pages/public/Moments.svelte") },
  { path: "/events/:id/wall", page: () => import("./pages/public/Wall.svelte"), bare: true },

  { path: "/events/:id/entries", page: () => import("./pages/organiser/Entries.svelte") },
  { path: "/events/:id/fees", page: () => import("./pages/organiser/Fees.svelte") },
  { path: "/events/:id/seating", page: () => import("./pages/organiser/Seating.svelte") },
  { path: "/events/:id/deals", page: () => import("./pages/organiser/Deals.svelte") },
  { path: "/events/:id/room", page: () => import("./pages/organiser/Room.svelte") },
  { path: "/events/:id/history", page: () => import("./pages/organiser/History.svelte") },
  { path: "/events/:id/publish", page: () => import("./pages/organiser/Publish.svelte") },
  { path: "/events/:id/copy", page: () => import("./pages/organiser/CopyEvent.svelte") },
  { path: "/events/:id/staff", page: () => import("./pages/organiser/Staff.svelte") },
  { path: "/events/:id/print/:what", page: () => import("./pages/organiser/Print.svelte"), bare: true },

  { path: "/events/:id/scorer", page: () => import("./pages/scorer/Scorer.svelte") },

  { path: "/events/:id/play", page: () => import("./pages/player/Play.svelte") },
  { path: "/events/:id/card", page: () => import("./pages/player/Card.svelte") },

  { path: "/events/:id/field", page: () => import("./pages/organiser/Field.svelte") },
  { path: "/events/:id/desk", page: () => import("./pages/desk/Desk.svelte") },
  { path: "/events/:id/desk/rule", page: () => import("./pages/desk/RuleHere.svelte") },
  { path: "/events/:id/desk/adjust", page: () => import("./pages/desk/Adjust.svelte") },
  { path: "/events/:id/desk/correct", page: () => import("./pages/desk/Correct.svelte") },
  { path: "/events/:id/desk/claim", page: () => import("./pages/desk/ClaimHere.svelte") },
  { path: "/events/:id/rulings/:number", page: () => import("./pages/desk/Ruling.svelte") },

  { path: "/events/:id/captain", page: () => import("./pages/captain/Captain.svelte") },
  { path: "/events/:id/appeals", page: () => import("./pages/captain/Appeals.svelte") },
  { path: "/events/:id/appeals/:number", page: () => import("./pages/captain/Appeal.svelte") },
];
