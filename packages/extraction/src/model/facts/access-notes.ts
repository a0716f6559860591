import { ACCESS_FACTS, type AccessAnswers, accessIn } from '../../candidates/conditions/accessibility.ts';
import { MODEL } from '../../decide/weights/model.ts';
import { isPersonal, sentencesOf } from './sentences.ts';
import { topicOfHeading, topicOfSentence } from './topics.ts';
import type { FactTopic } from './types.ts';

/** `Accessibility: the lift is beside the door.` */
const LABELED = /^(\p{L}[^:.!?]{2,40}):\s/u;

/** The sentences of a text that speak of access and say more than these facts, verbatim; none with a way to reach a person. */
export function accessNotes(text: string, stated: AccessAnswers = {}): string[] {
  const isStated = (sentence: string) =>
    ACCESS_FACTS.some((key) => stated[key] && accessIn(sentence, key) === stated[key]);
  return notesOf(text, ['accessibilityInfo']).filter((sentence) => !isStated(sentence));
}

/** The same of parking, and of lines that lead there. */
export const arrivalNotes = (text: string): string[] => notesOf(text, ['parkingInfo', 'transportation']);

function notesOf(text: string, topics: readonly FactTopic[]): string[] {
  const isOf = (sentence: string) => {
    const label = LABELED.exec(sentence)?.[1] ?? '';
    return [topicOfHeading(label), topicOfSentence(sentence)].some((topic) => topics.includes(topic as FactTopic));
  };
  return text
    .split('\n')
    .flatMap((line) => sentencesOf(line.trim()))
    .filter((sentence) => sentence.length <= MODEL.accessNotes.noteChars && !isPersonal(sentence) && isOf(sentence));
}
