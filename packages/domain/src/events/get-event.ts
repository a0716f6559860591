import type { EventDetail } from '@marquee/contract';
import { type RowOf, readTogether } from '@marquee/db';
import { accessNotes, arrivalNotes, type Draft } from '@marquee/extraction';
import { Moved, notFound } from '@marquee/kernel';
import { ofEvent } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { toEvent } from './card.ts';
import { disagreementsOf } from './disagreements.ts';
import { evidenceOf } from './evidence-of.ts';
import { factsOf } from './facts.ts';
import { datesOf, ENHANCED_MS, enhancementOf, eventCalled, sightingASource, type TOLD } from './get-event.sql.ts';
import { noteMoments } from './note-moments.ts';
import type { PageSaid } from './own-page.ts';
import { pagesSaid } from './page-word.sql.ts';
import { pageWord } from './page-word.ts';
import { correctionsOf, inForce } from './venue-word.sql.ts';
import { venueWord } from './venue-word.ts';

/** One event by slug or id, with its dates and what each source says of it, in one call to the database. Throws Reject 404, and Moved where the address is of an event that was merged into this one. */
export async function getEvent(deps: ReadDeps, slug: string): Promise<EventDetail> {
  const now = deps.clock.now();
  const { db } = await ofEvent(deps, slug);
  const [[row], dates, sightings, [enhanced], stored, said] = await readTogether(db, [
    eventCalled(slug),
    datesOf(slug),
    sightingASource(slug),
    enhancementOf(slug, now),
    correctionsOf(slug),
    pagesSaid(slug, now),
  ]);
  if (!row) throw notFound('soughtEvent');
  if (slug !== row.slug && slug !== row.id) throw new Moved(`/api/events/${row.slug}`);
  const corrections = inForce(stored);
  // Who knew of it first comes first.
  const knownSince = ({ firstSeen }: (typeof sightings)[number]) => Math.min(...firstSeen);
  const told = sightings.toSorted((a, b) => knownSince(a) - knownSince(b));
  noteMoments(
    deps,
    dates.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, timezone: row.timezone })),
  );
  if (enhanced) deps.moments?.ends((enhanced.checkedAt ?? 0) + ENHANCED_MS);
  const texts = [row.description, ...told.flatMap(({ draft }) => textsOf(draft as Draft))];
  return {
    ...toEvent(row),
    organizer: row.organizer,
    accessNote: enhanced?.details?.accessibilityInfo ?? firstNote(texts, (text) => accessNotes(text, factsOf(row))),
    parkingNote: enhanced?.details?.parkingInfo ?? firstNote(texts, arrivalNotes),
    enhancementLevel: enhanced?.level ?? null,
    enhancedDetails: enhanced?.details ?? null,
    enhancementTimestamp: enhanced?.composedAt ? new Date(enhanced.composedAt).toISOString() : null,
    occurrences: dates.map((date) => ({
      startDate: date.startLocal,
      endDate: date.endLocal,
      status: date.endsAt <= now ? 'ended' : date.status,
      soldOut: date.isSoldOut,
    })),
    disagreements: disagreementsOf(
      {
        ...row,
        startLocal: row.nextStartLocal,
        otherStarts: dates.find(({ startLocal }) => startLocal === row.nextStartLocal)?.otherStarts ?? [],
        corrected: new Set(corrections.map(({ field }) => field)),
      },
      told.map((each) => ({ ...each, draft: each.draft as Draft })),
    ),
    sources: [
      ...venueWord(corrections),
      ...pageWord(said.map((one) => ({ ...one, shiftWeeks: one.shiftWeeks ?? 0, said: one.said as PageSaid }))),
      ...told.map(claimOf),
    ],
  };
}

const textsOf = ({ description, labels }: Draft) => [...(labels?.value ?? []), description?.value];

/** The notes of the first of these texts that has any. */
function firstNote(
  texts: ReadonlyArray<string | null | undefined>,
  notesIn: (text: string) => string[],
): string | null {
  for (const text of texts) {
    const notes = notesIn(text ?? '');
    if (notes.length > 0) return notes.join(' ');
  }
  return null;
}

function claimOf(sighting: RowOf<typeof TOLD>): EventDetail['sources'][number] {
  return {
    source: sighting.name,
    url: sighting.pageUrl,
    venueSlug: null,
    ownPage: null,
    lastSeenAt: new Date(sighting.lastSeenAt).toISOString(),
    shiftWeeks: sighting.shiftWeeks ?? 0,
    fields: evidenceOf(sighting.draft as Draft),
  };
}
