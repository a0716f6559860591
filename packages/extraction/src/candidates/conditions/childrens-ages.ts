/** The greatest age from which on everybody is meant, children among them: `ages 6 and up`. */
const OPEN_FROM = 8;
/** A range of children begins by the one and ends by the other. */
const RANGE_FROM = 12;
const RANGE_TO = 17;

const AGES =
  /^(?:(?:best|suitable|recommended|designed|great|perfect|fun|for) )*(?:(?:ages?:?|children|kids) )+(?:(?:of|ages?) )*(\d{1,2})(?: ?(?:-|–|—|to|through) ?(\d{1,2})| ?\+| (?:and|&) (?:up|older|over))(?: (?:years?|old|only|welcome))*(?:,? with (?:an?|their|your) (?:adult|grown-?up|parent|caregiver)s?)?$/i;
/** schema.org's typicalAgeRange: `5-12`, `-3`, `7-`. */
const RANGE = /^(\d{1,2})? ?[-–] ?(\d{1,2})?$/;

/** Whether a sentence, a label or a range says nothing but that children of some age are meant: `Ages 3–8`, `Recommended for ages 5 and up`. */
export function childrensAges(text: string): boolean {
  const found = AGES.exec(text.trim()) ?? RANGE.exec(text.trim());
  if (!found || (found[1] === undefined && found[2] === undefined)) return false;
  const from = Number(found[1] ?? 0);
  if (from <= OPEN_FROM) return true;
  return found[2] !== undefined && from <= RANGE_FROM && Number(found[2]) <= RANGE_TO;
}
