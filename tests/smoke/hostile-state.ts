import { passkeys, sessions, users } from '@marquee/db';
import { recordError } from '@marquee/domain/diagnostics';
import { ingest } from '@marquee/domain/events';
import { deadLetter } from '@marquee/domain/jobs';
import { configureSources, countListed } from '@marquee/domain/sources';
import type { Draft, Field } from '@marquee/extraction';
import { quoted, secureRandom, sha256Hex, systemClock } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { openLocal } from '../../scripts/local/open-local.ts';
import { HOSTILE_LINKS, HOSTILE_TEXTS } from './hostile-texts.ts';

const DAY_MS = 24 * 60 * 60_000;
const URL = 'https://hostile.smoke.test/';
/** What the administrator's browser brings. */
export const TOKEN = 'h'.repeat(43);

export const titleOf = (index: number) => `Evening ${index} ${HOSTILE_TEXTS[index]}`;

/** A state in which every text that comes from outside is hostile: events, sources, names, faults and letters. */
export async function fillHostileState(state: string): Promise<void> {
  const { db, close } = await openLocal(state);
  try {
    const log = { info() {}, warn: console.warn, error: console.error };
    const deps = { db, clock: systemClock, random: secureRandom, log };
    const name = `The Hall ${HOSTILE_TEXTS.join(' ')}`.slice(0, 110);
    await configureSources(deps, [{ url: URL, name, city: 'Columbia', state: 'SC' }]);
    const [source] = await db.all<{ id: string }>(sql`SELECT id FROM sources WHERE url = ${URL}`);
    if (!source) throw new Error('the source was not stored');
    await ingest(deps, {
      source: { id: source.id, name, url: URL },
      citySlug: 'columbia-sc',
      shiftWeeks: 0,
      drafts: HOSTILE_TEXTS.map((text, index) => ({ draft: draftOf(text, index), pageUrl: URL })),
      pageUrls: [],
      windows: new Map(),
      statements: [],
      countListed: (listed) => countListed(source.id, listed),
      guard: sql`UPDATE sources SET name = name WHERE id = ${source.id}`,
    });
    // One address that was stored before anybody checked.
    await db.run(
      sql`UPDATE events SET ticket_url = ${HOSTILE_LINKS[0]}, url = ${HOSTILE_LINKS[0]} WHERE title = ${titleOf(0)}`,
    );
    for (const text of HOSTILE_TEXTS) {
      await recordError(deps, { component: `job ${text}`, mishap: 'request', error: new Error(text), reference: text });
      await db.run(deadLetter(deps, { jobId: null, kind: text, body: text, reason: quoted(text) }));
    }
    await makeAdministrator(db);
  } finally {
    await close();
  }
}

async function makeAdministrator(db: Awaited<ReturnType<typeof openLocal>>['db']): Promise<void> {
  const now = systemClock.now();
  const email = 'keeper@example.org';
  await db.insert(users).values({
    id: 'keeper',
    email,
    emailKey: email,
    firstName: HOSTILE_TEXTS[0],
    lastName: HOSTILE_TEXTS[1],
    role: 'admin',
    createdAt: now,
  });
  // Without one, an administrator has no rights where the site is deployed.
  await db.insert(passkeys).values({
    id: 'key',
    userId: 'keeper',
    name: HOSTILE_TEXTS[0],
    publicKey: '',
    counter: 0,
    transports: [],
    createdAt: now,
  });
  await db.insert(sessions).values({
    tokenHash: await sha256Hex(TOKEN),
    userId: 'keeper',
    createdAt: now,
    renewedAt: now,
    expiresAt: now + DAY_MS,
  });
}

function draftOf(text: string, index: number): Draft {
  const day = new Date(systemClock.now() + (index + 2) * DAY_MS).toISOString().slice(0, 10);
  const link = HOSTILE_LINKS[index % HOSTILE_LINKS.length] ?? '';
  const field = <T>(value: T): Field<T> => ({
    value,
    evidence: [{ document: URL, locator: text, snippet: text, method: 'jsonld' as const }],
  });
  return {
    key: `key ${index} ${text}`,
    title: field(titleOf(index)),
    start: field(`${day}T19:30`),
    description: field(`A whole evening of ${text} for everybody, told at some length and then told again.`),
    venue: field(`Hall ${text}`),
    address: field(`1 ${text} Street`),
    organizer: field(`Friends of ${text}`),
    url: field(link),
    ticketUrl: field(link),
    imageUrl: field(link),
    price: field({ text: text.slice(0, 60) }),
  };
}
