import type { Draft, Field } from '../../base/types.ts';
import { agreed, saidIn } from './stated.ts';

type Company = 'alone' | 'group';

const COUNT = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|ten)';
const PEOPLE =
  '(?:singles|solo (?:players?|attendees|guests|travell?ers|dancers|riders|runners|hikers|diners)|free agents)';
const MATE = '(?:partner|dance partner|team|date|group)';
const NEEDED = '(?:needed|required|necessary)';

/** Whoever comes alone is expected: not only let in. */
const ALONE = [
  new RegExp(
    `\\b${PEOPLE}(?:,? (?:and|&|or) (?:\\w+ ){0,2}\\w+)? (?:are )?(?:always |also |most )?(?:welcome|encouraged)\\b`,
    'i',
  ),
  new RegExp(`\\bno ${MATE}(?:,? (?:or|and) [\\w ]{1,20})? (?:is |are )?${NEEDED}\\b`, 'i'),
  new RegExp(
    `\\b${MATE}s? (?:is |are )?(?:not|n['’]t) ${NEEDED}\\b|\\bno need (?:for|to (?:bring|have)) (?:a |your )?${MATE}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:you )?(?:don['’]t|do not) need (?:to bring )?(?:a |your )${MATE}\\b`, 'i'),
  /\b(?:come|attend|join|play|show up) (?:us )?(?:solo|alone|by yourself|on your own)(?:,| or | and |$| —| –)/i,
  /\bno (?:team|partner)\? (?:no problem|we)\b|\b(?:se puede (?:venir|ir) sol[oa]|no (?:se )?necesitas? pareja)\b/i,
];

/** One cannot come alone. `Teams of up to six` can be one person. */
const GROUP = [
  new RegExp(`\\b(?:a )?(?:partner|team|group) (?:is |are )?${NEEDED}\\b`, 'i'),
  /\b(?:couples|pairs|teams|groups) only\b(?! (?:for|on|at))/i,
  new RegExp(
    `\\b(?:teams|pairs|groups) of (?:at least )?${COUNT}(?: ?(?:to|-|–) ?${COUNT})?(?: people| players| or more)? (?:compete|face off|play|race|are required|required|only)\\b`,
    'i',
  ),
  new RegExp(
    `\\bminimum (?:group|party|team)(?: size)?(?: is| of|:)* ${COUNT}\\b|\\b(?:parties|groups|teams) of ${COUNT} or more only\\b`,
    'i',
  ),
  /\b(?:sold|priced) (?:only )?(?:per|by the) (?:couple|team|table)\b|\bsolo en pareja\b/i,
];

const HINT =
  /single|solo|alone|yourself|your own|partner|team|date|group|couple|pair|part(?:y|ies)|agent|table|pareja/i;
const NEGATED = /\b(?:no|not|never)\b|n['’]t\b/i;

/** What one text says; null where it says nothing, or both. */
export function companyIn(text: string): Company | null {
  const isAlone = ALONE.some((words) => words.test(text));
  const isGroup = GROUP.some((words) => words.test(text)) && !NEGATED.test(text);
  if (isAlone === isGroup) return null;
  return isAlone ? 'alone' : 'group';
}

/** Whether one can join alone, or needs others, where the source's own words say so. */
export const companyOf = (event: Pick<Draft, 'title' | 'labels' | 'description'>): Field<Company> | null =>
  agreed(saidIn(event, HINT, companyIn));
