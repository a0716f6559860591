import type { Draft, Evidence, Field, LocalMoment } from '../../base/types.ts';
import { CONDITIONS } from '../../decide/weights/conditions.ts';
import { SPANISH_WEEKDAY, WEEKDAY_NAME, weekdayNumber } from '../../rules/weekdays.ts';
import { isOn } from '../days/resolve-date.ts';
import { findDates } from '../days/written-dates.ts';
import type { Sighting } from '../sighting.ts';
import { addDays, daysBetween, join, localDate, weekdayOf } from '../times/local.ts';
import { findTimes } from '../times/written-times.ts';
import { noteIn } from './accessibility.ts';
import { isNote, type Segment, segmentsOf } from './segments.ts';

type TicketTerms = Pick<Draft, 'fees' | 'entry' | 'memberPrice' | 'onSale'>;

const DOLLARS = String.raw`\$\s?(\d{1,3}(?:\.\d{1,2})?)(?!\d)`;
const KIND =
  '(?:service|processing|booking|online|ticketing|handling|convenience|facility|venue|ticket|web|order|transaction)';
const FEES = String.raw`(?:${KIND}[ /&,-]{1,3}(?:and )?){0,3}(?:fees?|charges?)\b`;
const CARGOS = String.raw`(?:cargos?|comisi[oó]n|comisiones)(?: (?:por|de) servicio)?`;

const NOT_INCLUDED = new RegExp(
  String.raw`\b(?:before|excluding|excludes|does not include|do not include|not including|without|exclusive of) (?:any |all |applicable )?(?:taxes (?:and|&) )?${FEES}|\b${FEES} (?:are |is )?not included\b|\b${CARGOS} no incluid[oa]s?\b|\bsin incluir ${CARGOS}`,
  'i',
);
const INCLUDED = new RegExp(
  String.raw`\b(?:includ(?:es|ing|e)|incl\.?|inclusive of|with)\s(?:all |any |an? )?(?:taxes (?:and|&) )?(?:\$[\d.]+ )?${FEES}|\b(?:all )?(?:taxes (?:and|&) )?${FEES} (?:are |is )?(?:already )?included\b|\bno (?:hidden|additional|extra|added|service|booking|online|ticketing)(?:,? (?:or )?\w+)? fees\b|\b${CARGOS} incluid[oa]s?\b|\bincluye(?:n)? (?:los )?${CARGOS}`,
  'i',
);
const AMOUNT_FIRST = new RegExp(
  String.raw`(?:\+|\bplus\b|\band\b|,|\(|&|\bm[aá]s\b)\s?(?:an? )?(?:additional )?${DOLLARS}\s?(?:in |of |per ticket (?:in )?|de |en )?(?:${FEES}|${CARGOS})`,
  'i',
);
const AMOUNT_BEHIND = new RegExp(
  String.raw`(?:\b${KIND}[ -](?:fees?|charges?)|(?:^|[,;+(]\s?|\bplus )fees)\s?(?:is |are |of )?[:=–-]?\s?${DOLLARS}`,
  'i',
);
const ADDED = new RegExp(
  String.raw`(?:\+|\bplus\b)\s?(?:applicable |any |all |additional |local |sales )*(?:tax(?:es)? (?:and|&|\+) )?${FEES}|\b${FEES} (?:will |do )?apply\b|\bm[aá]s ${CARGOS}`,
  'i',
);
/** What other people pay, or for something else. */
const OTHER_FEES =
  /\b(?:parking|vendors?|booths?|late|cancell?ation|registration|entry|entrance|admission|application|lab|materials?|membership|cover)\s(?:fees?|charges?)\b|\bmay apply\b/i;

/** What is paid on top of a ticket's price: an amount, `plus` where it is not stated, `included` where the price has it. */
export function feesIn(text: string): string | null {
  if (!/fee|charge|cargo|comisi/i.test(text)) return null;
  if (NOT_INCLUDED.test(text)) return 'plus';
  if (INCLUDED.test(text)) return 'included';
  if (OTHER_FEES.test(text)) return null;
  const amount = AMOUNT_FIRST.exec(text)?.[1] ?? AMOUNT_BEHIND.exec(text)?.[1];
  if (amount !== undefined) return Number(amount) > 0 ? `$${dollars(amount)}` : 'included';
  return ADDED.test(text) ? 'plus' : null;
}

const dollars = (amount: string) =>
  Number.isInteger(Number(amount)) ? String(Number(amount)) : Number(amount).toFixed(2);

const PAY =
  /\bpay[- ]what[- ]you(?:['’]d)?[- ](?:can|want|wish|will|like|choose|decide)\b|\b(?:name|choose) your (?:own )?price\b|\bpwyc\b|\bsliding[- ]scale\b|\bpag(?:a|ue|as) lo que (?:puedas?|quieras?)\b/i;
const PLEDGE = '(?:rsvp|registration|registering|reservations?|sign[- ]?up|advance tickets?)';
const FREE = String.raw`\b(?:free|complimentary|no (?:charge|cost|cover|admission fee))\b`;
const RSVP = new RegExp(
  [
    String.raw`${FREE}[^.$]{0,40}\b(?:with|w\/)\s?(?:an? |your |online |advance |advanced |prior |required |free ){0,3}${PLEDGE}\b`,
    String.raw`${FREE}[^.$]{0,40}\b(?:${PLEDGE}|tickets?) (?:is |are )?(?:required|requested|recommended|encouraged|necessary|needed)\b`,
    String.raw`${FREE}[^.$]{0,30}\b(?:please |must )(?:rsvp|register|reserve|sign up)\b`,
    String.raw`\b(?:gratis|gratuit[oa]|entrada libre)\b[^.;$]{0,40}\b(?:con|previ[oa]) (?:previ[oa] )?(?:reservaci[oó]n|reserva|registro|inscripci[oó]n|rsvp)`,
  ].join('|'),
  'i',
);
const NO_PLEDGE = new RegExp(
  String.raw`\b(?:no|without) (?:advance )?${PLEDGE}\b|\b${PLEDGE} (?:is |are )?(?:not|never) |\bn['’]t (?:need|require)`,
  'i',
);
const DONATION =
  /\b(?:suggested|requested|recommended|voluntary) (?:\$?\d+(?:\.\d\d)? )?donations?\b|\$\d+ (?:suggested |requested )?donations?\b|\bdonations? (?:is |are )?(?:\w+ly )?(?:suggested|requested|accepted|welcomed?|appreciated|encouraged|recommended)\b|\bby donation\b|\bdonation[- ]based\b|\bfree[- ]?will (?:offering|donation)s?\b|\bdonaci[oó]n(?:es)? (?:sugerida|voluntaria)s?\b|\bentrada por donaci[oó]n\b/i;
const THINGS =
  /\b(?:blood|foods?|toys?|coats?|cloth\w*|canned|books?|suppl\w+|goods|blankets?|hair|pet) donations?\b|\bdonations? of\b/i;

/** On what free or open entry depends. */
export function entryIn(text: string): 'pay-what-you-can' | 'rsvp' | 'donation' | null {
  if (PAY.test(text)) return 'pay-what-you-can';
  if (RSVP.test(text) && !NO_PLEDGE.test(text)) return 'rsvp';
  return DONATION.test(text) && !THINGS.test(text) ? 'donation' : null;
}

const MEMBERS = String.raw`(?:members?|socios)(?! of\b|['’])`;
const OWN = String.raw`(?:museum |zoo |garden |gardens |society |theat(?:er|re) |season |park |club |library |for (?!non)\w+ |for |\()`;
const MEMBER_PRICES = [
  new RegExp(
    String.raw`(?<!\bnon[- ]?|\bfamily |\bband |\bcast |\bcrew |\bboard )\b${MEMBERS}(?: price| admission| tickets?| rate)?\s?[:=–-]?\s?(?:are |is |pay |get in (?:for )?|enter |entran )?(?:${DOLLARS}|(free|gratis)\b)`,
    'i',
  ),
  new RegExp(String.raw`${DOLLARS}\s?${OWN}{0,3}${MEMBERS}\b`, 'i'),
  new RegExp(String.raw`\b(free|gratis) (?:for|to|para) (?:all |our )?${OWN}?${MEMBERS}\b`, 'i'),
  /\b(included) (?:with|in) (?:\w+ )?membership\b/i,
];

/** What members of the organizer pay: `$8`, or `free`. */
export function memberPriceIn(text: string): string | null {
  if (!/member|socios/i.test(text)) return null;
  for (const prices of MEMBER_PRICES) {
    const [found, ...said] = prices.exec(text) ?? [];
    const price = said.find((one) => one !== undefined);
    if (found === undefined || price === undefined) continue;
    return /^\d/.test(price) && Number(price) > 0 ? `$${dollars(price)}` : 'free';
  }
  return null;
}

const SALE = new RegExp(
  [
    String.raw`\bon[- ]?sale\b`,
    String.raw`\btickets? (?:will be |become |are |go )?available (?:starting |beginning |from |on |as of )`,
    String.raw`\b(?:ticket )?sales? (?:starts?|begins?|opens?)\b`,
    String.raw`\b(?:tickets?|registration|box office) (?:opens?|releases?|released|drops?)\b`,
    String.raw`\ba la venta\b`,
    String.raw`\bventa (?:general|al p[uú]blico)(?! (?:comienza|inicia|empieza|abre))\b`,
    String.raw`\bventa (?:general |de boletos |de entradas )?(?:comienza|inicia|empieza|abre)\b`,
  ].join('|'),
  'gi',
);
/** A sale to some people, its end, or the sale of something else. */
const OTHER_SALE =
  /\bpre-?sales?\b|\bpreventa\b|\bearly[- ]bird|\bfan ?club|\bcard ?members?|\bmembers? (?:on[- ]?sale|sale)|\b(?:until|through|thru|ends?|closes?|hasta)\b|\b(?:merch|plant|book|bake|yard|rummage|art|tree) sale/i;
/** A sale to some people, which a sale to all may stand beside; where the next part of a sentence begins. */
const SOME = /\b(?:pre-?sales?|preventa|early[- ]bird|fan ?club|card ?members?|members? (?:on[- ]?sale|sale))\b/gi;
const NEXT_PART = /[,:()–—]|\s-\s|\b(?:and|then|with|y|luego|despu[eé]s)\b/i;

/** When tickets go on sale, if a day is written: one without a year is the last such day before the event. */
export function onSaleIn(source: string, eventDay: string): LocalMoment | null {
  return onlyOne(source, (text) => saleIn(saleToAll(text), eventDay));
}

/**
 * When tickets go on sale, if a weekday is written without a date, `on sale Friday 10 AM`: the first one from today on, which is right only on the day that
 * it was written or soon after (packages/domain/src/events/sale-day.ts). An hour must stand with it, for
 * people say `on sale Friday` of many things, or a weekday of a sale to some people, `presale Thursday, general on sale Friday`.
 */
export function onSaleWeekdayIn(source: string, eventDay: string, today: string): LocalMoment | null {
  const moment = onlyOne(source, (text) => {
    const part = saleToAll(text);
    return weekdaySaleIn(part, today, part !== text && WEEKDAY.test(text.replace(part, '')));
  });
  return moment !== null && moment.slice(0, 10) <= eventDay ? moment : null;
}

function onlyOne(source: string, read: (text: string) => LocalMoment | null): LocalMoment | null {
  const [moment, ...others] = new Set(source.split(/[;|]/).flatMap((text) => read(text) ?? []));
  return moment !== undefined && others.length === 0 ? moment : null;
}

/**
 * The part about the sale to all of a text that also names a sale to some people: `general on sale Friday` of `Presale Thursday, general on sale Friday`.
 * Any other text as it is; also one in which the two cannot be told apart, `presale tickets on sale Thursday`.
 */
function saleToAll(text: string): string {
  const some = [...text.matchAll(SOME)];
  if (some.length === 0) return text;
  const parts = [...text.matchAll(SALE)].flatMap(({ index }) => {
    const before = some.findLast((other) => other.index < index);
    if (before && !NEXT_PART.test(text.slice(before.index + before[0].length, index))) return [];
    return [text.slice(index, some.find((other) => other.index > index)?.index)];
  });
  const [part, ...others] = parts;
  return part !== undefined && others.length === 0 ? part : text;
}

const WEEKDAY = new RegExp(String.raw`\b(?:${WEEKDAY_NAME}|${SPANISH_WEEKDAY})\b`, 'i');
const NAMED_DAY = String.raw`(?:this |on |starting |from |beginning |begins |el |este |a partir del )*\b(${WEEKDAY_NAME}|${SPANISH_WEEKDAY})\b\.?`;
const SALE_DAY = new RegExp(
  String.raw`^(?:general(?: public)?|public|to (?:all|everyone|the (?:general )?public)|al p[uú]blico(?: en general)?|begins?|starts?|is|at)?[ :,–-]*${NAMED_DAY}(?!\s?(?:and|y|&|to|through|thru|[-–]|nights?|market|morning market)\b)`,
  'i',
);
/** A door, a sale that comes back, one that is over. */
const OTHER_DAY = /\bbox office\b|\b(?:every|each|last|next|cada|todos|pr[oó]ximo|pasado)\b|\bwent\b/i;

/** @param isPlain the day counts without an hour */
function weekdaySaleIn(text: string, today: string, isPlain: boolean): LocalMoment | null {
  const [word, ...others] = text.matchAll(SALE);
  if (!word || others.length > 0 || OTHER_SALE.test(text) || OTHER_DAY.test(text)) return null;
  const rest = text.slice(word.index + word[0].length).trimStart();
  const [found, name] = SALE_DAY.exec(rest) ?? [];
  if (found === undefined || name === undefined || findDates(rest).length > 0) return null;
  const [time, ...times] = findTimes(rest.slice(found.length, found.length + CONDITIONS.ticketTerms.near));
  if ((!time && !isPlain) || time?.to || time?.halfDayUnknown || times.length > 0) return null;
  const ahead = (weekdayNumber(name) - weekdayOf(today) + 7) % 7;
  return join(addDays(today, ahead), time?.from);
}

function saleIn(text: string, eventDay: string): LocalMoment | null {
  const words = [...text.matchAll(SALE)];
  const word =
    words.length === 1
      ? words[0]
      : words.find(({ index }) => /\b(?:general|public)\b[^,;]{0,20}$/i.test(text.slice(0, index)));
  if (!word || OTHER_SALE.test(text)) return null;
  const from = word.index + word[0].length;
  const rest = text.slice(from);
  const mention = findDates(rest)[0];
  if (
    !mention ||
    mention.start > CONDITIONS.ticketTerms.near ||
    mention.until ||
    /[.!?;]\s/.test(rest.slice(0, mention.start))
  )
    return null;
  const date = dayBefore(mention, eventDay);
  if (date === null) return null;
  const behind = rest.slice(mention.end, mention.end + CONDITIONS.ticketTerms.near);
  const time = findTimes(behind)[0] ?? findTimes(rest.slice(0, mention.start))[0];
  return join(date, time && !time.halfDayUnknown ? time.from : undefined);
}

function dayBefore(
  { year, month, day, weekday }: { year?: number; month: number; day: number; weekday?: number },
  eventDay: string,
): string | null {
  const last = Number(eventDay.slice(0, 4));
  const years = year === undefined ? [last, last - 1] : [year];
  const date = years.map((one) => localDate(one, month, day)).find((one) => one !== null && one <= eventDay);
  if (!date || !isOn(date, weekday) || daysBetween(date, eventDay) > CONDITIONS.ticketTerms.longestAheadDays)
    return null;
  return date;
}

/** Ends of sentences; not the points of `$10.50`, `$15 adv.` and `10 a.m.` */
const SENTENCES = /[\n!?;]+|(?<!\badv|\b[ap]|\b[ap]\.m|\bincl)\.(?!\d)/gi;

/**
 * What a sighting's own texts say of its tickets besides their price: fees, on what free entry depends, what members pay, and when the sale begins.
 * Structured data goes first. A text that says two things of one of them says nothing.
 */
export function ticketTermsOf(sighting: Sighting, today: string): TicketTerms {
  const { price, description, start } = sighting;
  const notes: Note[] = [
    ...(price?.value.text === undefined
      ? []
      : [{ text: price.value.text, evidence: price.evidence.slice(0, 1), isPrice: true }]),
    ...(description ? notesIn(description) : []),
  ];
  const isFree = price?.value.minCents === 0 && price.value.maxCents === 0;
  const isPriced = (price?.value.minCents ?? 0) > 0;
  const said = {
    fees: isFree ? null : agreed(notes, ({ text }) => feesIn(text)),
    entry: agreed(notes, ({ text, isPrice }) => {
      const entry = entryIn(text);
      // A priced event that also takes donations is not entered by one.
      return entry === 'donation' && !isPrice && isPriced ? null : entry;
    }),
    memberPrice: agreed(notes, ({ text }) => memberPriceIn(text)),
    onSale:
      agreed(notes, ({ text }) => onSaleIn(text, start.date)) ??
      saleBefore(sighting) ??
      saleOnWeekday(agreed(notes, ({ text }) => onSaleWeekdayIn(text, start.date, today))),
  };
  return Object.fromEntries(Object.entries(said).filter(([, field]) => field !== null));
}

/** As structured data states it: a sale that begins after the event is some other date. */
function saleBefore({ onSale, start }: Sighting): Field<LocalMoment> | null {
  return onSale && onSale.value.slice(0, 10) <= start.date ? onSale : null;
}

const saleOnWeekday = (field: Field<LocalMoment> | null): Draft['onSale'] | null =>
  field && { ...field, isWeekdayAlone: true };

interface Note {
  text: string;
  evidence: Evidence[];
  isPrice: boolean;
}

function notesIn(description: Field<string>): Note[] {
  const asNote = (at: Segment): Note => ({ text: at.text, evidence: noteIn(description, at), isPrice: false });
  return segmentsOf(description.value, SENTENCES).filter(isNote).map(asNote);
}

/** The value that the first note states, unless another states another one. */
function agreed<T extends string>(notes: readonly Note[], read: (note: Note) => T | null): Field<T> | null {
  const found = notes.flatMap((note) => {
    const value = read(note);
    return value === null ? [] : [{ value, evidence: note.evidence }];
  });
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}
