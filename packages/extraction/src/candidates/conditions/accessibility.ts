import { snippet } from '../../base/evidence.ts';
import type { Draft, Evidence, Field } from '../../base/types.ts';
import { type Segment, segmentsOf } from './segments.ts';

type Answer = 'yes' | 'no';
export type Access = Pick<Draft, 'wheelchair' | 'signLanguage' | 'captions' | 'sensoryFriendly'>;
type AccessKey = keyof Access;
export type AccessAnswers = { readonly [K in AccessKey]?: Answer | null };

interface Statements {
  no: RegExp;
  yes: RegExp;
}

const CHAIR = '(?:wheelchair|ada|handicap(?:ped)?)';
const SIGN = '(?:(?:american )?sign[- ]language|asl)';
const CAPTION = '(?:open|closed|live|real[- ]time|cart)[- ]caption(?:s|ed|ing)?';
const NOT = "(?:not|n['’]t)(?: (?:be|fully|currently|yet))*";
/** A word begins, or the end of `isn't`. */
const HEAD = "(?:\\b|(?=n['’]t\\b))";

/** Only what speaks of the event itself: an accessible restroom is no way in, and a class in sign language is not interpreted. */
const STATEMENTS: Readonly<Record<AccessKey, Statements>> = {
  wheelchair: {
    no: new RegExp(
      `${HEAD}(?:${NOT} (?:${CHAIR}[- ]accessible|accessible (?:to|by|for) wheelchairs?)|${CHAIR}[- ]inaccessible|(?:no|without) wheelchair access)\\b`,
      'i',
    ),
    yes: new RegExp(
      `\\b(?:${CHAIR}[- ](?:accessible|friendly)(?![- ](?:parking|restrooms?|bathrooms?|toilets?|vans?|shuttles?|bus(?:es)?|vehicles?|transport\\w*|paths?|trails?|routes?))|ada[- ]compliant|wheelchair access(?:ibility)? (?:is )?(?:available|provided)|accessible (?:to|by|for) (?:people (?:in|using|who use) )?wheelchairs?)\\b`,
      'i',
    ),
  },
  signLanguage: {
    no: new RegExp(
      `${HEAD}(?:${NOT} (?:${SIGN}[- ]interpreted|interpreted in ${SIGN})|(?:no|without) ${SIGN}[- ]interpret\\w+)`,
      'i',
    ),
    yes: new RegExp(
      `\\b(?:${SIGN}[- ](?:interpret(?:ed|ation|ers?)|performance)|(?:interpreted|signed) in ${SIGN}|signed performance)\\b(?! (?:classes|class|training|program|students?|certification))`,
      'i',
    ),
  },
  captions: {
    no: new RegExp(
      `${HEAD}(?:${NOT} (?:${CAPTION}|captioned)|(?:no|without) (?:${CAPTION}|captions|captioning))\\b`,
      'i',
    ),
    yes: new RegExp(
      `\\b(?:${CAPTION}|captioned (?:performance|screening|show|film)|(?:with|has) (?:english |spanish )?captions)\\b`,
      'i',
    ),
  },
  sensoryFriendly: {
    no: new RegExp(`${HEAD}${NOT} (?:a )?(?:sensory|autism)[- ]friendly\\b`, 'i'),
    yes: /\b(?:(?:sensory|autism)[- ](?:friendly|inclusive|adapted)|relaxed (?:performance|screening))\b(?![- ](?:rooms?|spaces?|kits?|bags?|items?|areas?|hours?))/i,
  },
};

export const ACCESS_FACTS = Object.keys(STATEMENTS) as AccessKey[];

/** One of these is in everything that the statements find. */
const HINT = /wheelchair|\bada\b|handicap|sign|\basl\b|caption|sensory|autism|relaxed/i;
/** What is done if somebody asks for it, or holds for a part, is not promised. */
const OPEN =
  /\b(?:up)?on request\b|\brequest(?:s|ed|ing)?\b|\bif (?:you|anyone|needed)\b|\b(?:contact|call|e-?mail) (?:us|the)\b|\b(?:limited|partial(?:ly)?|some|parts?|most|select(?:ed)?|certain)\b/i;
/** One of several dates. */
const ONE_DATE =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b(?:matinee|first|last|final) (?:performance|show|screening)?/i;

const SENTENCES = /[\n.!?;]+/g;

/** What one text says; null where it says nothing, or two things. */
export function accessIn(text: string, key: AccessKey): Answer | null {
  const { no, yes } = STATEMENTS[key];
  if (!HINT.test(text) || OPEN.test(text)) return null;
  if (no.test(text)) return 'no';
  return yes.test(text) && !/\b(?:no|not|without|un(?:fortunately|able))\b|n['’]t\b/i.test(text) ? 'yes' : null;
}

type Texts = Access & Pick<Draft, 'title' | 'labels' | 'description'>;

/** What a sighting says of its accessibility where structured data says nothing: in its title, a label, or a sentence that is about no single date. */
export function accessOf(sighting: Texts): Access {
  const { title, labels, description } = sighting;
  const isHinted = [title.value, ...(labels?.value ?? []), description?.value ?? ''].some((text) => HINT.test(text));
  const found = ACCESS_FACTS.flatMap((key) => {
    const said = sighting[key] ?? (isHinted ? readAccess(sighting, key) : null);
    return said ? [[key, said]] : [];
  });
  return Object.fromEntries(found) as Access;
}

function readAccess({ title, labels, description }: Texts, key: AccessKey): Field<Answer> | null {
  const inTitle = accessIn(title.value, key);
  if (inTitle) return { value: inTitle, evidence: title.evidence };
  for (const [index, label] of (labels?.value ?? []).entries()) {
    const [answer, evidence] = [accessIn(label, key), labels?.evidence[index]];
    if (answer && evidence) return { value: answer, evidence: [evidence] };
  }
  if (!description || !HINT.test(description.value)) return null;
  const notes = segmentsOf(description.value, SENTENCES)
    .filter(({ text }) => !ONE_DATE.test(text))
    .map((at) => ({ at, answer: accessIn(at.text, key) }))
    .filter(({ answer }) => answer !== null);
  const [first] = notes;
  if (!first?.answer || notes.some(({ answer }) => answer !== first.answer)) return null;
  return { value: first.answer, evidence: noteIn(description, first.at) };
}

/** The place of a sentence in a description: an offset into its plain text. */
export function noteIn(description: Field<string>, { text, from }: Segment): Evidence[] {
  return description.evidence
    .slice(0, 1)
    .map((source) => ({ ...source, locator: `${source.locator} text@${from}`, snippet: snippet(text) }));
}
