import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, discoverySessions, sourceCandidates, sources, tokenDays } from '@marquee/db';
import { hiddenSites } from '@marquee/sample-web';
import { asc, inArray } from 'drizzle-orm';
import { openLocal } from '../../scripts/local/open-local.ts';
import { type Discovery, discovery } from './engine.ts';
import { modelStub } from './model-stub.ts';
import { everySource, score } from './score.ts';

const CITIES = [
  'columbia-sc',
  'charleston-sc',
  'greenville-sc',
  'spartanburg-sc',
  'florence-sc',
  'rock-hill-sc',
  'savannah-ga',
  'asheville-nc',
];
/** The second looks at the links of what the first found, and at the aggregates. */
const ROUNDS = 2;

/**
 * Whether the engine finds the sources of eight cities that it knows nothing about: from the open map, from links of pages that it reads, and
 * from platforms, without a model. The rest of the web are dead ends: parked domains, calendars without events, robots that are refused, redirects
 * without end. The whole engine runs: schedule, jobs, guarded fetch, cascade. Then each city is searched once more with a stub of a model, which
 * names what no way without tokens leads to, and much else.
 */
export async function bench(): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-discovery-'));
  const { db, close } = await openLocal(folder);
  try {
    const run: Discovery = discovery(db);
    await run.open(CITIES);
    for (let round = 0; round < ROUNDS; round += 1) await run.round();
    const free = await figuresOf(db);
    const requests = run.requests();
    const model = run.withModel(modelStub);
    await run.round();
    const { missed, ...rest } = await figuresOf(db);
    return {
      asked: { recall: 0.95, precision: 0.95, tokens: 0, withModel: { recall: 1, precision: 0.95 } },
      cities: CITIES.length,
      sites: hiddenSites.length,
      realSources: everySource().length,
      ...free,
      ...requests,
      withModel: { ...rest, ...(missed ? { missed } : {}), questions: model.asked.length },
    };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(db: Database) {
  const found = await db.select().from(sources).orderBy(asc(sources.host));
  const candidates = await db.select().from(sourceCandidates).orderBy(asc(sourceCandidates.host));
  const sessions = await db.select().from(discoverySessions);
  const spent = await db
    .select()
    .from(tokenDays)
    .where(inArray(tokenDays.category, ['sourceDiscovery', 'autonomousGrowth']));
  return {
    ...score(found, candidates),
    sessions: sessions.length,
    tokensOfSessions: sessions.reduce((sum, { tokens }) => sum + tokens, 0),
    tokens: spent.reduce((sum, { used }) => sum + used, 0),
  };
}
