import type { Evidence, Field, Price } from '../base/types.ts';
import { accessOf, noteIn } from '../candidates/conditions/accessibility.ts';
import { type Ages, agesInPrice, agesInText, agesInTitle } from '../candidates/conditions/ages.ts';
import { companyOf } from '../candidates/conditions/company.ts';
import { familyInText, isFamilyLabel, isFamilyTitle, isForGrownUps } from '../candidates/conditions/family.ts';
import { onlineField } from '../candidates/conditions/online.ts';
import { priceInText } from '../candidates/conditions/price-in-text.ts';
import { repeatsOf } from '../candidates/conditions/repeats.ts';
import { isSoldOutPrice, isSoldOutTitle, soldOutInText } from '../candidates/conditions/sold-out.ts';
import { ticketTermsOf } from '../candidates/conditions/ticket-terms.ts';
import type { Sighting } from '../candidates/sighting.ts';

/**
 * What a sighting's own texts say of its conditions: sold out, online, ages (spec: BEY-41), families, accessibility, how often and in what
 * company (spec: BEY-53), and its price. Structured data that states one is
 * kept. `today` is the day of the reading. A miss costs a badge, a false one a visitor: only unmistakable words count.
 */
export function withConditions(sighting: Sighting, today: string): Sighting {
  const soldOut = sighting.soldOut ?? readSoldOut(sighting);
  const online = sighting.isOnline ? null : onlineField(sighting);
  const ages = sighting.ages ?? readAges(sighting);
  const family = readFamily(sighting, ages);
  const price = sighting.price ?? readStatedPrice(sighting);
  const access = accessOf(sighting);
  const repeats = repeatsOf(sighting, sighting.start.date);
  const company = companyOf(sighting);
  const { familyFriendly: _stated, onSale: _sale, ...rest } = sighting;
  return {
    ...rest,
    ...(soldOut ? { soldOut } : {}),
    ...(online ? { isOnline: { value: true, evidence: online.evidence } } : {}),
    ...(ages ? { ages } : {}),
    ...(family ? { familyFriendly: family } : {}),
    ...access,
    ...(repeats ? { repeats } : {}),
    ...(company ? { company } : {}),
    ...(price ? { price } : {}),
    ...ticketTermsOf({ ...sighting, ...(price ? { price } : {}) }, today),
  };
}

function readSoldOut({ title, price, labels, description }: Sighting): Field<true> | null {
  const isSaid = { value: true } as const;
  // The mark may have been stripped from the title that is shown; its evidence is verbatim.
  if (isSoldOutTitle(title.value)) return { ...isSaid, evidence: title.evidence };
  if (price?.value.text !== undefined && isSoldOutPrice(price.value.text))
    return { ...isSaid, evidence: price.evidence };
  const label = labels?.evidence[labels.value.findIndex((one) => /^(?:sold[ -]?out|agotad[oa]s?)!?$/i.test(one))];
  if (label) return { ...isSaid, evidence: [label] };
  const note = description && soldOutInText(description.value);
  return note ? { ...isSaid, evidence: noteIn(description, note) } : null;
}

function readAges({ title, price, labels, description }: Sighting): Field<string> | null {
  const inTitle = agesInTitle(title.value);
  if (inTitle) return { value: inTitle.value, evidence: title.evidence };
  const inPrice = price?.value.text ? agesInPrice(price.value.text) : null;
  if (price && inPrice) return { value: inPrice.value, evidence: price.evidence };
  const label = labels && agesOfLabels(labels);
  if (label) return label;
  const note = description && agesInText(description.value);
  return note ? { value: note.value, evidence: noteIn(description, note.at) } : null;
}

/** That it is for families or children, where a title, a label or a sentence says so and nothing says that it is for grown-ups. */
function readFamily(sighting: Sighting, ages: Field<string> | null): Field<true> | null {
  if (ages && ages.value !== 'all') return null;
  const said = sighting.familyFriendly ?? saidOfFamilies(sighting, ages);
  if (!said) return null;
  const { title, price, labels, description } = sighting;
  const texts = [title.value, price?.value.text, description?.value, ...(labels?.value ?? [])];
  return texts.some((text) => text !== undefined && isForGrownUps(text)) ? null : said;
}

function saidOfFamilies({ title, labels, description }: Sighting, ages: Field<string> | null): Field<true> | null {
  const isSaid = { value: true } as const;
  if (ages) return { ...isSaid, evidence: ages.evidence };
  if (isFamilyTitle(title.value)) return { ...isSaid, evidence: title.evidence };
  const label = labels?.evidence[labels.value.findIndex(isFamilyLabel)];
  if (label) return { ...isSaid, evidence: [label] };
  const sentence = description && familyInText(description.value);
  return sentence ? { ...isSaid, evidence: noteIn(description, sentence) } : null;
}

function readStatedPrice({ description }: Sighting): Field<Price> | null {
  const stated = description && priceInText(description.value);
  return stated ? { value: stated.price, evidence: noteIn(description, stated.at) } : null;
}

function agesOfLabels({ value, evidence }: Field<string[]>): Field<string> | null {
  const found = value.flatMap((label, index): Array<[Ages, Evidence]> => {
    const [ages, its] = [agesInText(label), evidence[index]];
    return ages && its ? [[ages, its]] : [];
  });
  const [first] = found;
  // A site that tags by age group names several.
  return first && found.length === 1 ? { value: first[0].value, evidence: [first[1]] } : null;
}
