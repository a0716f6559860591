import { listed } from '../listed.ts';

const either = (words: string) => `(?:${listed(words).join('|').replaceAll('_', ' ')})`;

/** What is shown at a show of its kind, where a topic alone is a topic: a truck show is no truck. */
export const SHOWN_THINGS = either(`
  trucks? tractors? cars? boats? guns? knife homes? flowers? dogs? cats? horses? birds? reptiles? rvs? motorcycles? bikes? trains? toys?
  dolls? coins? stamps? gems? minerals? quilts? air garden bridal wedding antiques? model_trains? puppets? magic light fashion talent`);
/** People who meet as a group of their kind. */
const OF_A_KIND = either(`
  moms?'? dads?'? mothers?'? fathers?'? parents?'? men'?s women'?s widows?'? widowers?'? veterans?'? singles seniors? caregivers?'?
  grandparents?'? teens? writers?'? newcomers?'? nurses'? study playgroup expats? bereavement grief sobriety recovery prayer homeschool
  twins? lgbtq? queer trans`);
/** Their meetings. */
const MEETINGS = '(?:groups?|circles?|clubs?|meetups?|coffee|breakfast|walk|hangout|play ?dates?|support group)';
/** Fields of work. */
const FIELDS = either(`
  tech technology business stem science film music nursing trades finance construction leadership sports media law medicine engineering
  design aviation politics ai data gaming real_estate photography agriculture education cybersecurity comedy jazz art arts rock uniform`);
/** Names that hold people, ages or fields of work: patterns. */
export const NAMES_OF_PEOPLE = [
  `${OF_A_KIND} ${MEETINGS}`,
  `(?:women|men|girls|ladies|latinas|latinos|veterans|moms|dads|parents|women who code|mujeres) (?:in|en) ${FIELDS}`,
  '(?:infant|baby|toddler|child|pediatric|pet) (?:cpr|massage|sign(?: language)?|yoga)',
  'all[ -]ages(?= (?!shows?\\b|events?\\b|please|pls|welcome|friendly|stuff|things|ok\\b|only|so\\b|and\\b|or\\b|for\\b|on\\b|in\\b|this\\b|tonight|tomorrow|i\\b|im\\b)[a-z])',
  '4-?h(?: club)?',
  '(?:2[ -](?:on|v|vs)[ -]2|3[ -](?:on|v|vs)[ -]3|5[ -](?:on|v|vs)[ -]5)(?: (?:basketball|soccer|volleyball))?(?: (?:tournament|league|tourney))?',
  '(?:cub|boy|girl) scouts? (?:meeting|night|open night|open house|sign ?up|recruitment|cookies?)',
  '(?:car|booster) seat (?:checks?|inspections?|fittings?|safety)',
].join('|');
