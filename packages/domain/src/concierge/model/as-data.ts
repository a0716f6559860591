import { shownLine } from '@marquee/kernel';

/** Stands for a text that addresses a model instead of people. The event stays: its card shows what its source wrote. */
export const WITHHELD = '(text withheld)';

/**
 * What tells a reader of instructions what to do. No list of such phrases is complete: nothing depends on it but how good the model's
 * choice is. What reaches a visitor is checked afterwards, whatever the model was told (`../wording/check-wording.ts`).
 */
const ADDRESSES_A_MODEL = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|bypass|ignora|olvida)\\b.{0,60}\\b(?:instructions?|prompts?|rules?|previous|above|instrucciones|reglas)\\b',
    '\\b(?:system|assistant|developer|user|tool)\\s*[:>]',
    '\\b(?:system|hidden|secret) (?:prompt|message|instructions?)\\b',
    '\\byou (?:are|must|will|should) (?:now|always|only|not|an? (?:ai|assistant|model|bot))\\b',
    '\\b(?:language model|as an ai|ai (?:assistant|model)|jailbreak|developer mode|end of (?:data|prompt))\\b',
    '\\b(?:tell|inform|convince) (?:the )?(?:users?|visitors?|person|people|guests?|everyone)\\b',
    '\\b(?:recommend|answer|reply|respond|say)\\b.{0,40}\\b(?:instead|only|always|nothing else)\\b',
  ].join('|'),
  'i',
);

/** Outside text as data for the model: one short line without marks that could end its quotation, and without addresses. */
export function asData(text: string | null, most: number): string {
  if (text === null) return '';
  const line = shownLine(text.normalize('NFKC'))
    .replace(/\b(?:https?:\/\/|www\.|javascript:|data:)\S*/gi, '')
    .replace(/[<>{}[\]`|\\"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return ADDRESSES_A_MODEL.test(line) ? WITHHELD : [...line].slice(0, most).join('');
}
