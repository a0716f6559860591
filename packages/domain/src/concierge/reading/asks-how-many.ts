const SO = '^[ ,]*(?:(?:and|but|ok|okay|so|wait|hey|cool|y|pero|oye|bueno|entonces)[ ,]+)*';
const THINGS = '(?: (?:more|other|others|different|such|total|events?|shows?|options?|of (?:them|those|these)))*';
const THERE =
  '(?: (?:is|are|were|was) (?:there|that|those|these|they|left)| (?:do|did) (?:you|we) (?:have|find|know|see|get)| (?:have|has) (?:you|we) (?:got|found))?';
const IN_ALL =
  '(?:,? (?:in (?:total|all)|altogether|total|all together|of (?:them|those|these)|there|overall|for me|then))*';
const THINGS_ES = '(?: (?:mas|otr[oa]s|eventos?|opcion(?:es)?|planes|shows?|de (?:esos|esas|ellos)))*';
const THERE_ES = '(?: (?:hay|son|tienes?|tienen|conoces?|encontraste|encontro|ves|quedan|serian?))?';
const IN_ALL_ES = '(?:,? (?:en total|en todo|de esos|de esas|por todos?|entonces|son))*';
const HOW_MANY = new RegExp(
  `${SO}(?:how many${THINGS}${THERE}${IN_ALL}|(?:what(?:'s| is|s) )?the (?:total|count|number)(?: of (?:them|those|these|events))?|cuant[oa]s${THINGS_ES}${THERE_ES}${IN_ALL_ES})[?.! ]*$`,
);

/** Whether it asks for the number of what was asked for, and for nothing new: `how many are there?`, `¿cuántos son?`. */
export const asksHowMany = (text: string): boolean => HOW_MANY.test(text);
