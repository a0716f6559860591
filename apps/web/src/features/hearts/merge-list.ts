/** Whose list this browser shows, and which of them the account had when it was last asked. */
export interface Merged {
  user: string;
  ids: string[];
}

const without = (ids: readonly string[], others: readonly string[]) => {
  const left = new Set(others);
  return ids.filter((id) => !left.has(id));
};

/** What the account does not know of yet. What was merged for somebody else is not theirs: only what was added since is. */
export function changesFor(user: string, shown: readonly string[], before: Merged | null, most: number) {
  const add = without(shown, before?.ids ?? []).slice(-most);
  return { add, remove: before?.user === user ? without(before.ids, shown) : [] };
}

/**
 * What is shown after the account has answered: what it has, then what it had no room for or was not sent, with what the visitor changed
 * meanwhile. `sent` is what was shown when it was asked, `add` what was sent of it.
 */
export function joined(
  answer: { ids: readonly string[]; left: readonly string[] },
  {
    sent,
    add,
    before,
    now,
  }: { sent: readonly string[]; add: readonly string[]; before: Merged | null; now: readonly string[] },
): string[] {
  const unsent = without(sent, [...add, ...(before?.ids ?? [])]);
  const addedMeanwhile = without(now, sent);
  const removedMeanwhile = without(sent, now);
  return without([...new Set([...unsent, ...answer.left, ...answer.ids, ...addedMeanwhile])], removedMeanwhile);
}

/** What stays in this browser when its visitor signs out: what the account does not have. */
export const ownOnly = (shown: readonly string[], before: Merged | null) => without(shown, before?.ids ?? []);
