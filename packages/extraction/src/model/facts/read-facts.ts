import { LIMITS } from '../../base/limits.ts';
import type { Hints, SourceDocument } from '../../base/types.ts';
import { MODEL } from '../../decide/weights/model.ts';
import { openPage, type Page } from '../../document/page.ts';
import { MONTH_START } from '../../rules/months.ts';
import { WEEKDAY_NAME } from '../../rules/weekdays.ts';
import { eventPart, isAbout, type PageLine } from './event-part.ts';
import { offeredTiers } from './offers.ts';
import { isPersonal, sentencesOf } from './sentences.ts';
import { tiersIn } from './tiers.ts';
import { topicOfHeading, topicOfSentence } from './topics.ts';
import type { Fact, FactTopic, PageFacts } from './types.ts';
import { verifiedFacts } from './verify-facts.ts';

const MOST_PER_TOPIC = 10;
/** Words of dates and times: a line of them is no prose. */
const CALENDAR_WORDS = new RegExp(String.raw`\b(?:${WEEKDAY_NAME}|${MONTH_START}[a-z]*|am|pm|noon|midnight)\b`, 'gi');
const CLOCK =
  /^[•*-]?\s*(?:at )?(?:1[0-2]|0?[1-9])(?::[0-5]\d)?\s?(?:a\.?m\.?|p\.?m\.?|noon)\b|^[•*-]?\s*(?:[01]?\d|2[0-3]):[0-5]\d\b/i;
const NAMED_CLOCK =
  /^(?:doors|gates|dinner|reception|opening act|headliner|intermission|curtain)\b.{0,40}\b\d{1,2}(?::\d{2})?\s?(?:a\.?m|p\.?m)/i;
/** `Parking: in the lot behind the hall` */
const LABELED = /^([^:.!?]{3,40}):\s+(.{3,})$/;

/**
 * What the page of an event says about the visit, sentence by sentence. With a model's answer, the topics that it confirms come from
 * it; the rest are read by the headings and words of the page. Never throws because of a bad document.
 */
export function readFacts(
  document: SourceDocument,
  hints: Hints,
  { title, answer }: { title: string; answer?: unknown },
): PageFacts {
  const page = openPage(document, hints);
  if (page.format !== 'html' || !isAbout(page, title)) return { isAboutEvent: false, facts: [], invented: 0 };
  const lines = eventPart(page);
  const read = factsByWords(page, lines, title);
  if (answer === undefined) return { isAboutEvent: true, facts: read, invented: 0 };
  const { facts, invented } = verifiedFacts(answer, lines);
  const answered = new Set(facts.map(({ topic }) => topic));
  return {
    isAboutEvent: true,
    facts: bounded([...facts, ...read.filter(({ topic }) => !answered.has(topic))]),
    invented,
  };
}

function factsByWords(page: Page, lines: readonly PageLine[], title: string): Fact[] {
  const facts: Fact[] = lines.flatMap((line) => (line.isHeading ? [] : factsOfLine(line)));
  const offered = offeredTiers(page, title);
  const hasSchedule = lines.some(({ topic }) => topic === 'detailedSchedule');
  const clocks = facts.filter(({ topic }) => topic === 'detailedSchedule').length;
  // A single time is the time of the event itself.
  const kept = facts.filter(({ topic }) => topic !== 'detailedSchedule' || hasSchedule || clocks > 1);
  return bounded([...kept, ...(kept.some(({ topic }) => topic === 'ticketTiers') ? [] : offered)]);
}

function factsOfLine(line: PageLine): Fact[] {
  const { locator } = line;
  const tiers = tiersIn(line.text);
  if (tiers.length > 0 && (line.topic === 'ticketTiers' || line.topic === null))
    return tiers.map((tier) => ({ topic: 'ticketTiers', text: line.text, locator, tier }));
  if (isScheduled(line)) return [{ topic: 'detailedSchedule', text: line.text, locator }];
  const labeled = LABELED.exec(line.text);
  const named = labeled ? topicOfHeading(labeled[1] ?? '') : null;
  const isNamed = named !== null && named !== 'elsewhere' && named !== 'ticketTiers';
  const whole = isNamed ? named : line.topic === 'ticketTiers' || line.topic === 'detailedSchedule' ? null : line.topic;
  const sentences = sentencesOf(line.text);
  const facts = sentences.flatMap((text): Fact[] => {
    // Under a general heading, a sentence may be about something more particular.
    const topic = (whole === null || whole === 'specialInstructions' ? topicOfSentence(text) : null) ?? whole;
    return topic === null ? [] : [{ topic, text, locator }];
  });
  return isProse(line) && facts.length < sentences.length
    ? [{ topic: 'fullDescription', text: line.text, locator }, ...facts]
    : facts;
}

/** A line of a schedule: under its heading, or a time and what happens then. */
function isScheduled({ text, topic }: PageLine): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (text.length > MODEL.readFacts.scheduleChars || words.length === 0 || isProse({ text })) return false;
  if (topic === 'detailedSchedule') return true;
  return topic === null && words.length > 1 && (CLOCK.test(text) || NAMED_CLOCK.test(text));
}

function isProse({ text }: Pick<PageLine, 'text'>): boolean {
  const words = text.replace(CALENDAR_WORDS, '').match(/\p{L}{2,}/gu) ?? [];
  return (
    text.length >= MODEL.readFacts.proseChars &&
    words.length >= MODEL.readFacts.proseWords &&
    /[.!?…]["”’)]?$/.test(text)
  );
}

/** Each sentence once per topic, none with a way to reach a person, within the limits of the panel. */
function bounded(facts: readonly Fact[]): Fact[] {
  const counts = new Map<FactTopic, number>();
  const seen = new Set<string>();
  let chars = 0;
  return facts.flatMap((fact) => {
    const key = `${fact.topic} ${fact.tier?.name ?? fact.text.toLowerCase()}`;
    const count = counts.get(fact.topic) ?? 0;
    if (seen.has(key) || count >= MOST_PER_TOPIC) return [];
    if (fact.topic === 'fullDescription') {
      const text = sentencesOf(fact.text)
        .filter((sentence) => !isPersonal(sentence))
        .join(' ');
      chars += text.length;
      if (!text || chars > LIMITS.descriptionChars / 4) return [];
      seen.add(key);
      counts.set(fact.topic, count + 1);
      return [{ ...fact, text }];
    }
    if (isPersonal(fact.text) || fact.text.length > MODEL.readFacts.sentenceChars) return [];
    seen.add(key);
    counts.set(fact.topic, count + 1);
    return [fact];
  });
}
