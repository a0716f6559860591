import { words } from '../define.ts';

/** Where a lost source is now. */
// biome-ignore format: a message is one line, with both languages side by side.
export const recoveryWords = words({
  'recovery.noLinks': ['Its home page has no links that a language model could choose from.', 'Su página principal no tiene enlaces entre los que un modelo de lenguaje pueda elegir.'],
  'recovery.modelNotAsked': ['The language model was not asked.', 'No se preguntó al modelo de lenguaje.'],
  'recovery.modelNamesNone': ['The language model names no other page.', 'El modelo de lenguaje no nombra otra página.'],
  'recovery.modelAsked': ['The language model was asked, too.', 'También se preguntó al modelo de lenguaje.'],
  'recovery.noOtherPage': ['The site names no other page with events, and has none at a usual address.', 'El sitio no nombra otra página con eventos, ni tiene una en una dirección habitual.'],
  'recovery.noneLists': ['The only other page does not list its events.|None of {n} other pages lists its events.', 'La única otra página no lista sus eventos.|Ninguna de otras {n} páginas lista sus eventos.'],
  'recovery.onAnotherSite': ['Its events are on another site, which discovery may find.', 'Sus eventos están en otro sitio, que el descubrimiento puede encontrar.'],
  'recovery.domainUnused': ['Nobody uses its domain any more. {why}', 'Ya nadie usa su dominio. {why}'],
  'recovery.notLost': ['The source is not lost.', 'La fuente no está perdida.'],
  'recovery.found': ['{url} was found again at {other}. {detail}', '{url} se encontró de nuevo en {other}. {detail}'],
  'recovery.noEvents': ['It publishes no events.', 'No publica eventos.'],
  'recovery.listsKnown': ['It lists {n} of the {n2} events that are known from this source.', 'Lista {n} de los {n2} eventos que se conocen de esta fuente.'],
  'recovery.listsNone': ['It lists none of the {n} events that are known from this source.', 'No lista ninguno de los {n} eventos que se conocen de esta fuente.'],
  'recovery.notCertain': ['Its events are not certain enough.', 'Sus eventos no son lo bastante seguros.'],
  'recovery.publishes': ['It publishes events.', 'Publica eventos.'],
});
