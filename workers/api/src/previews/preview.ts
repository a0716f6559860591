import type { Category, EventDetail, PreviewCard } from '@marquee/contract';
import { sha256Hex } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { LANGUAGE_PARAM, language, type Place } from '@marquee/web/drawn';
import type { Call, Document } from '../verbs.ts';
import { eventCard, listingCard, siteCard } from './cards.ts';

/** Raised when the drawing changes (workers/previews): stored images were drawn by an earlier one. */
const DRAWING = 2;

/** Sites that show previews keep them long; a changed one has another address. */
const DAY_SECONDS = 86_400;

/** An image of a page for other sites. */
export interface Preview {
  path: string;
  alt: string;
  isOurs: true;
}

export const eventPreview = (event: EventDetail) => previewAt(`/previews/events/${event.slug}.png`, eventCard(event));

export function listingPreview({ city, state }: Place, category: Category | ''): Promise<Preview> {
  const query = new URLSearchParams({ city, state, ...(category === '' ? {} : { category }) });
  return previewAt(`/previews/listing.png?${query.toString()}`, listingCard({ city, state }, category));
}

export const sitePreview = () => previewAt('/previews/site.png', siteCard());

/** The address changes with what the image shows, because whoever fetched it once does not look again soon. */
async function previewAt(path: string, card: PreviewCard): Promise<Preview> {
  const version = (await hashOf(card)).slice(0, 10);
  const own = new URLSearchParams({ [LANGUAGE_PARAM]: language(), v: version });
  return { path: `${path}${path.includes('?') ? '&' : '?'}${own.toString()}`, alt: altOf(card), isOurs: true };
}

const altOf = ({ title, kicker, place }: PreviewCard) =>
  [title, kicker, place]
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');

const hashOf = (card: PreviewCard) => sha256Hex(JSON.stringify([DRAWING, card]));

/** The image of a card: drawn at its first request, then kept under a hash of what it shows. */
export async function previewDocument(deps: ApiDeps, card: PreviewCard, call: Call): Promise<Document> {
  const hash = await hashOf(card);
  const key = `previews/${hash}`;
  const held = await deps.blobs.get(key);
  return {
    contentType: 'image/png',
    body: held ? (held.body as ReadableStream) : await drawn(deps, card, key, call),
    etag: `"${hash.slice(0, 32)}"`,
    cacheSeconds: DAY_SECONDS,
  };
}

async function drawn(deps: ApiDeps, card: PreviewCard, key: string, call: Call): Promise<Uint8Array<ArrayBuffer>> {
  const png = await deps.drawPreview(card);
  await call.afterwards(() => deps.blobs.put(key, png, 'image/png'));
  return png;
}
