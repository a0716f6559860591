import { MONTH_NAME } from './months.ts';
import { WEEKDAY_NAME } from './weekdays.ts';

/** A line that heads the hours of a place. */
export const HOURS_HEADING =
  /^\W*(?:(?:today[’']?s|this week[’']?s|weekly|our|current|special|holiday|seasonal|extended|regular|summer|winter|spring|fall|gallery|museum|library|store|shop|office|park|pool|rink|studio|business|opening|open|operating|box office|visitors? center|ticket office|public) ){0,3}hours(?: (?:of operation|this week|today|of opening|(?:and|&) admission))?\W*$/gim;

/** What lines of such a part are made of. */
export const HOURS_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${WEEKDAY_NAME}|${MONTH_NAME}|[ap]\.?m|a|p|noon|midnight|closed|open|to|until|from|through|and|by appointment|only|today|except|holidays?|daily)(?!\p{L})`,
  'giu',
);
