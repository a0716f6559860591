import { type QuestionForm, readerInProcess } from '@marquee/extraction';
import { recordedPages } from './recorded.ts';

/** Estimated tokens of all prompts about the recorded pages, as they were on the day of their recording, by the form of the questions. */
export async function promptsByForm(): Promise<Record<string, number>> {
  const whole: Record<string, number> = { pages: 0 };
  for (const [name, form] of Object.entries(FORMS)) {
    let [tokens, questions, pages] = [0, 0, 0];
    for (const { url, contentType, bytes, recordedAt, timezone, city, state } of recordedPages()) {
      const hints = { today: recordedAt.slice(0, 10), timezone, city, state };
      const asked = await readerInProcess.questions({ document: { url, contentType, bytes }, hints, form });
      tokens += asked.reduce((sum, { mostTokens, request }) => sum + mostTokens - request.maxTokens, 0);
      questions += asked.length;
      pages += asked.length > 0 ? 1 : 0;
    }
    Object.assign(whole, { pages, [`${name}: tokens`]: tokens, [`${name}: questions`]: questions });
  }
  return whole;
}

const FORMS: Record<string, QuestionForm> = {
  'reduced and batched': { isReduced: true, isBatched: true },
  'not reduced': { isReduced: false, isBatched: true },
  'not batched': { isReduced: true, isBatched: false },
};
