import { CONDITIONS } from '../../decide/weights/conditions.ts';

const AGES =
  /^(?:(?:best|suitable|recommended|designed|great|perfect|fun|for) )*(?:(?:ages?:?|children|kids) )+(?:(?:of|ages?) )*(\d{1,2})(?: ?(?:-|–|—|to|through) ?(\d{1,2})| ?\+| (?:and|&) (?:up|older|over))(?: (?:years?|old|only|welcome))*(?:,? with (?:an?|their|your) (?:adult|grown-?up|parent|caregiver)s?)?$/i;
/** schema.org's typicalAgeRange: `5-12`, `-3`, `7-`. */
const RANGE = /^(\d{1,2})? ?[-–] ?(\d{1,2})?$/;

/** Whether a sentence, a label or a range says nothing but that children of some age are meant: `Ages 3–8`, `Recommended for ages 5 and up`. */
export function childrensAges(text: string): boolean {
  const found = AGES.exec(text.trim()) ?? RANGE.exec(text.trim());
  if (!found || (found[1] === undefined && found[2] === undefined)) return false;
  const from = Number(found[1] ?? 0);
  if (from <= CONDITIONS.childrensAges.openFrom) return true;
  return (
    found[2] !== undefined &&
    from <= CONDITIONS.childrensAges.rangeFrom &&
    Number(found[2]) <= CONDITIONS.childrensAges.rangeTo
  );
}
