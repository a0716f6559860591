import { CATEGORY_IMAGES_MAX, type Event, type MadeBy } from '@marquee/contract';
import { events, nullable, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { isDateOnly, safeUrl } from '../places/index.ts';
import { FACT_COLUMNS, factsOf, occursOf } from './facts.ts';
import { amount, priceLabel } from './price-label.ts';

const columns = {
  seq: events.seq,
  id: events.id,
  slug: events.slug,
  title: events.title,
  description: events.description,
  venue: events.venue,
  venueSlug: events.venueSlug,
  venueShown: events.venueShown,
  address: events.address,
  latitude: events.latitude,
  longitude: events.longitude,
  city: events.city,
  state: events.state,
  timezone: events.timezone,
  categories: events.categories,
  priceText: events.priceText,
  priceMinCents: events.priceMinCents,
  priceMaxCents: events.priceMaxCents,
  imageHash: events.imageHash,
  imageColor: events.imageColor,
  url: events.url,
  ticketUrl: events.ticketUrl,
  organizer: events.organizer,
  isFeatured: events.isFeatured,
  boostRank: events.boostRank,
  status: events.status,
  isSoldOut: events.isSoldOut,
  ...FACT_COLUMNS,
  occurs: events.occurs,
  movedFromLocal: events.movedFromLocal,
  validationError: events.validationError,
  attendeeCount: events.attendeeCount,
  sourceName: events.sourceName,
  sourceUrl: events.sourceUrl,
  nextStartLocal: events.nextStartLocal,
  nextEndLocal: events.nextEndLocal,
  upcomingCount: events.upcomingCount,
};

/** The fields of a card, for raw SQL rows: its columns, and the image that is shown while its source has none. */
export const cardFields = { ...columns, generatedImage: nullable(text) };

export type CardRow = Pick<typeof events.$inferSelect, keyof typeof columns> & { generatedImage: string | null };

/** Of its category in rotation, else the one made for it (spec: IMG-04). An event keeps its place in the rotation. */
const generatedImage = `CASE WHEN e.image_hash IS NULL THEN coalesce((SELECT r.image FROM category_rotation r
  WHERE r.category = e.categories->>'$[0]' AND r.slot = e.seq % ${CATEGORY_IMAGES_MAX}), e.made_image) END AS generated_image`;

/** What another date than the next has of its own. */
const ofDate: Partial<Record<keyof typeof columns, string>> = {
  nextStartLocal: 'start_local',
  nextEndLocal: 'end_local',
  status: 'status',
  isSoldOut: 'is_sold_out',
  movedFromLocal: 'moved_from_local',
};

const columnsBy = (column: (key: keyof typeof columns, name: string) => string): SQL =>
  sql.raw(
    [
      ...Object.entries(columns).map(([key, { name }]) => column(key as keyof typeof columns, name)),
      generatedImage,
    ].join(', '),
  );

/** The same in raw SQL, of `events e`. */
export const cardColumns: SQL = columnsBy((_key, name) => `e.${name}`);

/** The same at the date `occurrences o`, where there is one. */
export const cardColumnsOnDate: SQL = columnsBy((key, name) =>
  ofDate[key] === undefined ? `e.${name}` : `iif(o.start_local IS NULL, e.${name}, o.${ofDate[key]}) AS ${name}`,
);

const dollars = (cents: number | null) => {
  const sound = amount(cents);
  return sound === null ? null : sound / 100;
};

/** A stored event in its wire form: links and prices are checked again on output. */
export function toEvent(row: CardRow): Event {
  const url = safeUrl(row.url);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    venue: row.venueShown ?? row.venue,
    venueSlug: row.venueSlug,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    city: row.city,
    state: row.state,
    startDate: row.nextStartLocal,
    endDate: row.nextEndLocal,
    timezone: row.timezone,
    isAllDay: isDateOnly(row.nextStartLocal),
    price: priceLabel({ minCents: row.priceMinCents, maxCents: row.priceMaxCents, text: row.priceText }),
    priceMin: dollars(row.priceMinCents),
    priceMax: dollars(row.priceMaxCents),
    categories: row.categories,
    imageUrl: row.imageHash ? `/media/${row.imageHash}` : null,
    imageColor: row.imageHash ? row.imageColor : null,
    ...madeImage(row.generatedImage),
    source: row.sourceName,
    sourceUrl: row.sourceUrl,
    url,
    ticketUrl: safeUrl(row.ticketUrl),
    detailPageUrl: url,
    isFeatured: row.isFeatured || row.boostRank > 0,
    status: row.status,
    soldOut: row.isSoldOut,
    ...factsOf(row),
    occurs: occursOf(row),
    movedFrom: row.status === 'active' ? row.movedFromLocal : null,
    validationError: row.validationError,
    attendeeCount: row.attendeeCount,
    upcomingCount: row.upcomingCount,
  };
}

/** `drawn:` or `model:`, and the hash. */
function madeImage(made: string | null): Pick<Event, 'generatedImageUrl' | 'generatedImageBy'> {
  const [by, hash] = made?.split(':') ?? [];
  if ((by !== 'drawn' && by !== 'model') || !hash) return { generatedImageUrl: null, generatedImageBy: null };
  return { generatedImageUrl: `/media/${hash}`, generatedImageBy: by satisfies MadeBy };
}
