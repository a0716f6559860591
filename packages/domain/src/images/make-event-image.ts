import type { ToldImageResult } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Message, messageOf, say } from '@marquee/kernel';
import { isAllowed } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { placesChanged, showMadePicture } from '../events/index.ts';
import { LIMIT_REACHED, withinDailyLimit } from './daily-limit.ts';
import { readEventImage } from './event-image.sql.ts';
import { fetchImage } from './fetch-image.ts';
import { type MakerDeps, makePicture } from './make-picture.ts';
import { eventPrompt } from './prompts.ts';

export type EventImageDeps = MakerDeps & Pick<EngineDeps, 'fetcher' | 'colorOf'>;
type Row = NonNullable<Awaited<ReturnType<typeof readEventImage>>>;

const TIME_MS = 50_000;
/** A person waits: a fetch that fails is not tried again now. */
const ONCE = { attempts: Number.POSITIVE_INFINITY };

/**
 * Finds or makes the image of one event, in this order: its source's, its category's, and as a last resort a made one within the daily limit
 * (spec: IMG-04). `isAsked`: an administrator asked for this event, so that only the master switch counts.
 */
export async function makeEventImage(
  deps: EventImageDeps,
  { eventId, isAsked, timeoutMs = TIME_MS }: { eventId: string; isAsked: boolean; timeoutMs?: number },
): Promise<ToldImageResult> {
  const event = await readEventImage(deps.db, eventId);
  if (!event) return failed(say('image.noSuchEvent'));
  if (event.imageHash) return found('source', say('image.ofSource'));
  if (await isFetched(deps, event)) return found('source', say('image.fetchedNow'));
  if (event.categoryImage) return found('category', say('image.ofCategory'));
  if (event.madeImage) return found(event.madeImage.startsWith('model') ? 'model' : 'drawn', say('image.hasOne'));
  const place = { citySlug: event.citySlug, state: event.state };
  for (const control of isAsked
    ? (['imageGeneration'] as const)
    : (['imageGeneration', 'dynamicImageGeneration'] as const)) {
    const permission = await isAllowed(deps, control, place);
    if (!permission.allowed) return failed(permission.because);
  }
  return make(deps, event, timeoutMs);
}

/** An image that could not be reached may be reachable now; a refused one stays refused. */
async function isFetched(deps: EventImageDeps, { id, imageSourceUrl, refusal }: Row): Promise<boolean> {
  if (imageSourceUrl === null || refusal !== null) return false;
  try {
    const { statements = [] } = await fetchImage(deps, { eventId: id, url: imageSourceUrl }, ONCE);
    await atomically(deps.db, statements);
  } catch (error) {
    deps.log.info('an image was not fetched', { eventId: id, error: messageOf(error) });
    return false;
  }
  return (await readEventImage(deps.db, id))?.imageHash != null;
}

async function make(deps: EventImageDeps, event: Row, timeoutMs: number): Promise<ToldImageResult> {
  const { id, title, venue, categories } = event;
  let refusal = say('image.noModel');
  const made = await withinDailyLimit(deps, async () => {
    const drawing = { kind: 'event', poster: { title, venue, categories } } as const;
    const picture = await makePicture(deps, { prompt: eventPrompt(event), drawing, timeoutMs });
    if (picture.kind === 'refused') {
      refusal = picture.because;
      return null;
    }
    const shown = showMadePicture(id, picture.madeBy, picture.hash, deps.clock.now());
    await atomically(deps.db, [...picture.statements, shown, placesChanged([id])]);
    return picture.madeBy;
  });
  if (made === 'limit') return failed(LIMIT_REACHED);
  if (made === null) return failed(refusal);
  return made === 'model' ? found('model', say('image.made')) : found('drawn', say('image.drawn'));
}

const failed = (reason: Message): ToldImageResult => ({ success: false, reason, message: reason, imageType: null });
const found = (imageType: NonNullable<ToldImageResult['imageType']>, message: Message): ToldImageResult => {
  return { success: true, reason: null, message, imageType };
};
