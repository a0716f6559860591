import { type Confidence, type DocumentReader, type Draft, readerInProcess } from '@marquee/extraction';
import { say } from '@marquee/kernel';

const SURE: Confidence = { event: 1, title: 1, day: 1, titleAndDay: 1 };

/** A reader with given confidence for the drafts of these titles, so that no test depends on fitted weights. Other drafts are sure. */
export function doubtingReader(doubted: Readonly<Record<string, Partial<Confidence>>>): DocumentReader {
  const weigh = (draft: Draft): Draft => {
    const { doubts: _doubts, ...rest } = draft;
    const given = doubted[draft.title.value];
    if (!given) return { ...rest, confidence: SURE };
    return { ...rest, confidence: { ...SURE, ...given }, doubts: [say('doubt.titleSingleWord')] };
  };
  return {
    ...readerInProcess,
    async extract(input) {
      const extraction = await readerInProcess.extract(input);
      return { ...extraction, drafts: extraction.drafts.map(weigh) };
    },
  };
}
