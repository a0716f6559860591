import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { hasDeparted } from '../../session/last-person.ts';
import { didLeaveByChoice } from '../../session/session.ts';
import type { LocalValue } from '../../ui/local-value.ts';
import { changesFor, joined, type Merged, ownOnly } from './merge-list.ts';

/** A list of events that this browser shows and the account keeps. */
export interface KeptList {
  shown: LocalValue<string[]>;
  /** What the account had when it was last asked; nothing before the first answer, but for whom. */
  merged: LocalValue<Merged | null>;
  /** How many the account takes. */
  most: number;
  list: () => Promise<{ ids: string[] }>;
  change: (body: { add: string[]; remove: string[] }) => Promise<{ ids: string[]; left: string[] }>;
}

/**
 * Keeps a list of this browser and of the account the same while somebody is signed in (docs/decisions/039-what-people-keep.md).
 * A change shows at once, and is sent a moment later; what could not be sent is sent when the site is opened, or online, again.
 * Returns a function that stops it.
 */
export function keepList(queries: QueryClient, { shown, merged, most, list, change }: KeptList): () => void {
  const session = new QueryObserver(queries, { ...queryFor('currentUser', {}), enabled: false });
  /** Not known before the session is. */
  let user: string | null | undefined;
  let isRunning = false;
  /** Shown before this person came, and not sent yet. */
  let ofGuest: readonly string[] = [];
  /** For which the account has no room. */
  let withoutRoom: readonly string[] = [];

  async function merge(): Promise<void> {
    if (isRunning || !user) return;
    isRunning = true;
    const of = user;
    try {
      await mergeOnce(of);
    } catch {
      // Sent the next time: what was merged last is kept, so nothing is forgotten.
    } finally {
      isRunning = false;
    }
    // Somebody else signed in meanwhile.
    if (user !== of) await merge();
  }

  async function mergeOnce(of: string): Promise<void> {
    const sent = shown.get();
    const before = merged.get();
    const { add, remove } = changesFor(of, sent, before, most);
    const isAsking = add.length === 0 && remove.length === 0;
    const answer = isAsking ? { ...(await list()), left: [] } : await change({ add, remove });
    if (user !== of) return;
    ofGuest = [];
    const now = shown.get();
    const next = joined(answer, { sent, add, before, now });
    merged.set({ user: of, ids: answer.ids });
    withoutRoom = next.filter((id) => sent.includes(id) && !answer.ids.includes(id));
    if (next.join() !== now.join()) shown.set(next);
    // What changed meanwhile.
    const more = changesFor(of, next, merged.get(), most);
    if (more.remove.length > 0 || more.add.some((id) => !add.includes(id))) await mergeOnce(of);
  }

  /**
   * What was kept while somebody was signed in is theirs, sent or not: the next visitor gets only what the account never took. Also when the
   * page on which they signed out was left too soon.
   */
  function leave(): void {
    if (merged.get() === null || !(didLeaveByChoice() || hasDeparted())) return;
    shown.set(shown.get().filter((id) => ofGuest.includes(id) || withoutRoom.includes(id)));
    merged.set(null);
  }

  /** The one before did not sign out: what is theirs leaves the screen at once, not with the answer of the account. */
  function replace(by: string): void {
    const before = merged.get();
    if (!before || before.user === by) return;
    shown.set(ownOnly(shown.get(), before));
    merged.set(null);
  }

  const hear = () => {
    const { data } = session.getCurrentResult();
    const next = data === undefined ? undefined : (data?.id ?? null);
    if (next === user) return;
    user = next;
    if (user === null) return leave();
    if (user === undefined) return;
    if (merged.get() === null) ofGuest = shown.get();
    replace(user);
    // From here on what is kept is theirs, also on the next page.
    if (merged.get() === null) merged.set({ user, ids: [] });
    void merge();
  };
  const again = () => void merge();
  const stops = [session.subscribe(hear), shown.onChange(again)];
  window.addEventListener('online', again);
  hear();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', again);
  };
}
