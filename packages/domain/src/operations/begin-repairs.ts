import { type OperationKind, REPAIR_BATCH } from '@marquee/contract';
import { type Caller, DAY_MS, say } from '@marquee/kernel';
import { type CityRow, knownCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { toFix, withoutPicture, withoutPictureIn, withPoorPicture } from './picture-candidates.sql.ts';
import { refuseIfOff, startOperation } from './start-operation.ts';

/** An event that was looked at in vain is looked at again after this time. */
const SEARCH_AGAIN_MS = 7 * DAY_MS;

type Kind = Extract<OperationKind, `${string}-images` | 'fix-urls-and-images'>;

/** A batch of upcoming events without a picture (spec: CALL-126). */
export async function extractRealImages(deps: ChangeDeps, caller: Caller) {
  const found = await withoutPicture(deps.db, deps.clock.now(), asked(deps, REPAIR_BATCH));
  return { ...(await begin(deps, caller, 'extract-real-images', found, null)), extracted: 0, results: [] };
}

/** The same, and events whose picture is poor (spec: CALL-127). */
export async function bulkExtractImages(deps: ChangeDeps, caller: Caller, { limit }: { limit: number }) {
  const poor = await withPoorPicture(deps.db, asked(deps, limit));
  const without = await withoutPicture(deps.db, deps.clock.now(), asked(deps, limit));
  const found = [...new Set([...poor, ...without])].slice(0, limit);
  const begun = await begin(deps, caller, 'bulk-extract-images', found, null);
  return { ...begun, poorQualityFound: poor.length, extracted: 0, results: [] };
}

/** Events of one city without a picture (spec: CALL-129). */
export async function extractMissingImages(
  deps: ChangeDeps,
  caller: Caller,
  { city: name, state, batchSize }: { city: string; state: string; batchSize: number },
) {
  const city = await knownCity(deps, name, state);
  const found = await withoutPictureIn(deps.db, city.slug, asked(deps, batchSize));
  return { ...(await begin(deps, caller, 'extract-missing-images', found, city)), extracted: 0, results: [] };
}

/** Events whose page was gone or whose picture could not be fetched (spec: CALL-128). */
export async function fixUrlsAndImages(deps: ChangeDeps, caller: Caller, { limit }: { limit: number }) {
  const found = await toFix(deps.db, deps.clock.now(), asked(deps, limit));
  const begun = await begin(deps, caller, 'fix-urls-and-images', found, null);
  return { ...begun, urlsFixed: 0, imagesFound: 0, details: [] };
}

const asked = (deps: ChangeDeps, limit: number) => ({ since: deps.clock.now() - SEARCH_AGAIN_MS, limit });

/** Starts the job; its progress and results are read with the operations. */
async function begin(deps: ChangeDeps, caller: Caller, kind: Kind, eventIds: string[], city: CityRow | null) {
  await refuseIfOff(deps, kind, city);
  const none = { processed: 0, events: [] };
  if (eventIds.length === 0) return { ...none, operation: null, message: say('operation.noneNeedsIt') };
  const operation = await startOperation(deps, caller, { kind, city, total: eventIds.length, eventIds });
  return { ...none, operation, message: say('operation.lookedAt', { n: eventIds.length }) };
}
