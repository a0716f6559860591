/*
 * Children who are told of and do not come along: their grandmother has them, they are with their father, or a sitter comes.
 */

const CHILD =
  '(?:(?:grand|step)?(?:kids?|children|sons?|daughters?|twins|bab(?:y|ies)|boys?|girls?|little ones?|toddlers?)|(?:\\d{1,2}|[a-z]+) (?:year|yr)s?[ -]olds?|hij[oa]s?|nin[oa]s?|gemel[oa]s|mellizos|nen[ea]s?|bebes?|peques?|niet[oa]s?)';
const SITTER =
  '(?:grand(?:ma|pa|mother|father|parents)|nana|granny|mom|dad|mother|father|sister|brother|aunt|uncle|neighbou?r|sitter|babysitter|nanny|ex|in-laws|mother-in-law|friend|abuel[oa]s?|suegr[oa]s?|mama|papa|herman[oa]|ti[oa]|vecin[oa]|ninera|comadre)';
const AWAY = new RegExp(
  `\\b(?:${[
    `${SITTER}(?: (?:is|are|can|will|'s|going to|va a|puede|pueden|se))* (?:has|have|got|watch(?:es|ing)?|keep(?:s|ing)?|tak(?:es?|ing)|babysit(?:s|ting)?|offered to (?:take|watch|keep)|tienen?|cuidan?|cuidar|quedan?|quedar|llevan?|llevar)(?: con| a)? (?:the |my |our |mis? |los |las |el |la |al )?(?:(?:two|2|both) )?(?:${CHILD}|them|him|her)(?= |$|[.,;!?|])`,
    `${SITTER} (?:los|las|lo|la|me los|me las|me lo|me la) (?:cuidan?|va a cuidar|tienen?|lleva)`,
    `${CHILD}(?: de \\d{1,2} anos)?(?:,? (?:is|are|'re|will be|going|staying|esta|estan|se van?|se quedan?|pasan?))*(?: (?:all )?(?:weekend|day|night))? (?:at|with|con|en) (?:(?:their|his|her|my|the|su|sus|mi|mis|el|la|los|las) )?(?:${SITTER}|camp|home|casa|campamento)(?:'s)?`,
    "(?:they|he|she)(?:'re|'s| are| is) (?:staying|at|with) (?:at |with )?(?:(?:their|his|her|my) )?(?:home|" +
      SITTER +
      ')',
    '(?:got|have|found|booked|hired|tenemos|conseguimos|consegui|hay|tengo) (?:an? |una? )?(?:sitter|babysitter|nanny|ninera)',
  ].join('|')})\\b`,
);
/** What is asked for is for them, whoever has them at other times. */
const FOR_THEM = new RegExp(
  `\\b(?:for|with|bring(?:ing)?|tak(?:e|ing)|para|con) (?:(?:the|my|our|los|las|mis?|el|la) )?(?:${CHILD})\\b`,
);

/** Whether somebody else has the children who are told of. */
export const areAway = (told: string, asked: string): boolean =>
  AWAY.test(told) && !FOR_THEM.test(asked.replace(AWAY, ' '));

/** A message without the children in it. */
export const withoutChildren = (text: string): string => text.replace(new RegExp(`\\b${CHILD}\\b`, 'g'), ' | ');
