import type { LetterLanguage, SubmittedEvent, SubmittedSource } from '@marquee/contract';
import { submissions } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Blobs, DAY_MS, HOUR_MS, newId, Reject, sha256Hex } from '@marquee/kernel';
import { knownCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { endOf, isTurnedRound } from './draft-of.ts';
import { homeCity } from './home-city.ts';
import { keepFlyer } from './keep-flyer.ts';

export type Sent = {
  email: string;
  language: LetterLanguage;
} /** `flyer`: the picture that it was read from, a JPEG as base64. */ & (
  | { kind: 'event'; content: Omit<SubmittedEvent, 'flyer'>; flyer: string | null }
  | { kind: 'source'; content: SubmittedSource }
);

/**
 * Stores what somebody sends in, for a person to decide on. The same of one sender on one day is stored once. Throws Reject: 404 (field
 * `city`) for a city that there is not or that is far from all of ours; 400 for a website that we would never read, for a day that is over, for an
 * end or a price that is more likely a mistake, and for a picture that is none.
 */
export async function submit(
  deps: ChangeDeps & { publicOrigin: string; blobs: Blobs },
  { email, language, ...sent }: Sent,
): Promise<{ success: true }> {
  const { kind, content } = sent;
  const city = await knownCity(deps, content.city, content.state);
  const now = deps.clock.now();
  if (sent.kind === 'source') {
    const verdict = checkUrl(sent.content.url, { ownHosts: [new URL(deps.publicOrigin).hostname] });
    if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  } else {
    refuseDay(sent.content, new Date(now - DAY_MS).toISOString().slice(0, 10));
    refuseEnd(sent.content);
    refusePrice(sent.content);
  }
  // A website may open a city; an event needs a list that it can stand in.
  const citySlug = kind === 'source' ? city.slug : (await homeCity(deps, city)).slug;
  const flyer = sent.kind === 'event' && sent.flyer !== null ? await keepFlyer(deps.blobs, sent.flyer) : null;
  const stored = { ...content, ...(flyer ? { flyer } : {}), city: city.name, state: city.state };
  const day = Math.floor(now / DAY_MS);
  const sameness = await sha256Hex(JSON.stringify([kind, stored, email.toLowerCase(), day]));
  await deps.db
    .insert(submissions)
    .values({
      id: newId(deps.clock, deps.random),
      kind,
      citySlug,
      content: stored,
      flyerHash: flyer?.hash ?? null,
      email,
      language,
      sameness,
      createdAt: now,
    })
    .onConflictDoNothing();
  return { success: true };
}

const MONTHS_AHEAD = 24;
/** Past midnight, a longer event is more likely a wrong time. */
const LONGEST_NIGHT_HOURS = 12;

/** A day before yesterday is over in every zone. */
function refuseDay({ day, time, endTime }: Omit<SubmittedEvent, 'flyer'>, yesterday: string): void {
  if (day < yesterday) throw new Reject(400, 'day-over', 'This day is over. Please choose a day to come.', 'day');
  const last = new Date(`${yesterday}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + MONTHS_AHEAD);
  if (day > last.toISOString().slice(0, 10))
    throw new Reject(400, 'day-too-far', 'Please choose a day within the next two years.', 'day');
  if (endTime !== null && time === null) throw new Reject(400, 'no-start', 'Please also say when it begins.', 'time');
}

function refuseEnd({ day, time, endTime }: Omit<SubmittedEvent, 'flyer'>): void {
  if (time === null || endTime === null) return;
  const end = endOf(day, time, endTime);
  const hours = (Date.parse(`${end}Z`) - Date.parse(`${day}T${time}Z`)) / HOUR_MS;
  if (end.startsWith(day) || hours <= LONGEST_NIGHT_HOURS) return;
  const date = new Date(`${end}Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const detail = `It would end ${Math.round(hours)} hours later, on ${date}. Check both times, or leave the end empty.`;
  throw new Reject(400, 'end-too-late', detail, 'endTime');
}

function refusePrice({ price }: Omit<SubmittedEvent, 'flyer'>): void {
  if (price === null || !isTurnedRound(price)) return;
  const detail = 'The first price is higher than the second. Check both, and write the lower one first.';
  throw new Reject(400, 'price-turned-round', detail, 'price');
}
