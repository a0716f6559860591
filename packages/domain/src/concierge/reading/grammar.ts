import { setOf } from './listed.ts';

/** Words of the closed classes of English and Spanish, which no name of an event is made of: pronouns, auxiliaries, prepositions, conjunctions, question words. */
const CLOSED =
  setOf(`i you he she it we they me him her us them my your his its our their mine yours this that these those who whom whose which what when where why how
  whats whens wheres whos hows im ive ill id youre were theyre theres thats dont doesnt didnt isnt arent wasnt wont cant couldnt wouldnt shouldnt
  am is are was were be been being do does did done have has had having will would shall should can could may might must ought gonna wanna gotta tryna finna
  in on at by for with without from to into onto off of about around near between after before until till during through over under behind beside since than as like
  and or but nor so if because while though although whether either neither not no yes please ok okay hey hi hello thanks lol
  the a an any some every each all both few many much more most other another such
  there here then now just also too very really only even still already ever never again maybe perhaps
  want need like love looking find know think hear see go going get got take tell show give try let lets make makes want wants happening happenin
  yo tu el ella nosotros ellos ellas usted ustedes me te se nos le les lo la los las mi mis tus su sus nuestro nuestra este esta estos estas ese esa eso esos esas
  que quien quienes cual cuales cuando donde como cuanto cuanta por para con sin de del al a en desde hasta entre sobre y o e u ni pero si no ya mas muy tambien solo
  es son era fue ser esta estan estoy hay haber va van voy ir puedo puede quiero queremos busco necesito tengo tiene un una unos unas algun alguna algo`);

/** Whether a word belongs to grammar, so that a name ends before it. */
export const isNounless = (word: string) => CLOSED.has(word) || /^\d+(?:st|nd|rd|th|am|pm)?$/.test(word);
