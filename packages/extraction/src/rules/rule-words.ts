import { SPANISH_WEEKDAYS, WEEKDAY_STEM } from './weekdays.ts';

const ORDINALS = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';
const JOINT = String.raw`\s?(?:,|&|and|,\s?and|,\s?&)\s?`;
const WHICH = `(?:${ORDINALS}(?:${JOINT}${ORDINALS})*\\s)?`;

const SPANISH_JOINT = String.raw`(?:,\s|,?\s[ye]\s)(?:los\s)?`;
const SPANISH_RULE = String.raw`(?:todos\slos|los|cada)\s${SPANISH_WEEKDAYS}(?:${SPANISH_JOINT}${SPANISH_WEEKDAYS})*`;

/** `Tuesdays`, `every Tuesday and Thursday`, `2nd & 4th Mondays`: never one Tuesday. */
export const RULE_WEEKDAYS = String.raw`(?:${SPANISH_RULE}|(?:every|each)\s${WHICH}${WEEKDAY_STEM}day(?:${JOINT}${WEEKDAY_STEM}day)*|(?:on\s)?${WHICH}${WEEKDAY_STEM}days(?:${JOINT}${WEEKDAY_STEM}days)*)(?:\sof (?:each|every|the) month)?`;
export const RULE_ORDINAL = new RegExp(`\\b${ORDINALS}\\b`, 'gi');
/** Near a rule: not every such day is meant, and which is not said. */
export const RULE_VAGUE =
  /\b(?:every other|alternat\w+|bi-?weekly|select(?:ed)?|some|most|certain|various|holidays?|closed|weather|subject to)\b/i;
/** Near a rule: the days that follow are left out, `no class May 12`. */
export const RULE_EXCEPT =
  /\b(?:except(?:ing)?(?: for)?|exclud\w+|skip\w*|off|no (?:class|session|meeting|market|show|event|program|practice|rehearsal|concert|performance)\w*|not (?:held|meeting|on))(?: on)?(?=\s)/i;
/** Before a day, at the end: nothing happens on it. */
export const LEFT_OUT_BEFORE =
  /\b(?:no (?:class(?:es)?|sessions?|meetings?|market|shows?|events?|programs?|practice|rehearsals?|concerts?|performances?)|except(?:ing)?(?: for)?|excluding|skipping)(?: on)? (?:[a-z]{3,9}\.? \d{1,2}(?:, | & |, and | and ))*$/i;
