/** Why an answer is not of this moment: the server has only a copy, or this device is offline and has one. */
export type CopyReason = 'outage' | 'offline';

export interface ShownCopy {
  reason: CopyReason;
  /** When the oldest of the shown answers was true. */
  asOf: number;
  notedAt: number;
}

/** Answers that came from a copy, by the address that was asked. */
const noted = new Map<string, ShownCopy>();
const listeners = new Set<() => void>();
let oldest: ShownCopy | null = null;

function tell(): void {
  const all = [...noted.values()];
  oldest = all.reduce<ShownCopy | null>((before, one) => (before && before.asOf <= one.asOf ? before : one), null);
  for (const listener of listeners) listener();
}

/** Notes whether an answer is a copy, as its headers say (workers/api/src/copies/copy-headers.ts). */
export function noteAnswer(url: string, headers: Headers): void {
  const reason = /^Marquee;.*detail=(outage|offline)/.exec(headers.get('cache-status') ?? '')?.[1];
  if (reason) noteCopy(url, reason as CopyReason, Date.now() - Number(headers.get('age') ?? 0) * 1_000);
  else if (noted.delete(url)) tell();
}

export function noteCopy(url: string, reason: CopyReason, asOf: number): void {
  noted.set(url, { reason, asOf, notedAt: Date.now() });
  tell();
}

/** Forgets the copies noted before that time: what they were for is no longer shown, or was read again. */
export function forgetCopies(before: number): void {
  for (const [url, { notedAt }] of noted) if (notedAt < before) noted.delete(url);
  tell();
}

export const shownCopy = {
  get: (): ShownCopy | null => oldest,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
