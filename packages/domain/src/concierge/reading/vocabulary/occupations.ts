import { listed } from '../listed.ts';

/** What keeps somebody busy until an hour, in English and Spanish without accents: patterns. A space parts the entries; `_` is a space within one. */
const OCCUPATIONS = listed(`
  work job shift shifts school class classes clinicals? rounds practice rehearsals? labs? lectures? seminars? conference meetings?
  (?:board_|phone_|zoom_|conference_)?calls? training workshop
  appointments? court church mass service surgery wedding game match movie dentist daycare camp
  trabajo jornada turno guardia consulta clases? escuela juntas? reunion(?:es)? misa ensayos? cita partido boda taller_mecanico oficina chamba jale`);
export const OCCUPATION = `(?:${OCCUPATIONS.map((word) => word.replaceAll('_', ' ')).join('|')})`;
