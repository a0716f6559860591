import { shownLine } from '@marquee/kernel';
import { isRecord } from '../../base/json.ts';
import { MODEL } from '../../decide/weights/model.ts';
import type { Page } from '../../document/page.ts';
import { comparable } from '../../document/text.ts';
import { isEventType } from '../../formats/jsonld/event-types.ts';
import { get, items, linkedDataOf, textOf, walk } from '../../formats/jsonld/nodes.ts';
import type { Fact } from './types.ts';

const MOST_OFFERS = 12;
const AVAILABILITY: Record<string, string> = {
  soldout: 'Sold out',
  limitedavailability: 'Limited availability',
  presale: 'Presale',
  preorder: 'Pre-order',
};

/** The named offers of the event in the page's linked data (schema.org `Offer` with `name`). */
export function offeredTiers(page: Page, title: string): Fact[] {
  const data = linkedDataOf(page);
  const facts = new Map<string, Fact>();
  for (const node of walk(data)) {
    const types = items(get(node, '@type'), data).map(({ value }) => String(value).replace(/^.*[/#]/, ''));
    const name = textOf(get(node, 'name'), data)?.value ?? '';
    if (!types.some(isEventType) || comparable(name) !== comparable(title)) continue;
    for (const offer of items(get(node, 'offers'), data).slice(0, MOST_OFFERS)) {
      if (!isRecord(offer.value)) continue;
      const located = { value: offer.value, at: offer.at };
      const called = textOf(get(located, 'name'), data);
      const price = textOf(get(located, 'price'), data);
      const label = called && shownLine(called.value).slice(0, MODEL.offers.nameChars);
      if (!label || !price || !/^\d{1,5}(?:\.\d{1,2})?$/.test(price.value.trim())) continue;
      const stated =
        textOf(get(located, 'availability'), data)
          ?.value.replace(/^.*[/#]/, '')
          .toLowerCase() ?? '';
      const amount = `$${price.value.trim().replace(/\.0+$/, '')}`;
      const tier = { name: label, price: amount, description: null, availability: AVAILABILITY[stated] ?? null };
      facts.set(label, { topic: 'ticketTiers', text: `${label}: ${price.value.trim()}`, locator: called.at, tier });
    }
  }
  return [...facts.values()].slice(0, MOST_OFFERS);
}
