import { words } from '../define.ts';

/** Trials of pages, and what would be learned from them. */
// biome-ignore format: a message is one line, with both languages side by side.
export const trialWords = words({
  'trial.notFetched': ['The page could not be fetched.', 'No se pudo descargar la página.'],
  'trial.notComplete': ['The page could not be read completely.', 'No se pudo leer la página entera.'],
  'trial.pause': ['The host requests a pause. Try again in {n} second.|The host requests a pause. Try again in {n} seconds.', 'El servidor pide una pausa. Inténtalo de nuevo en {n} segundo.|El servidor pide una pausa. Inténtalo de nuevo en {n} segundos.'],
  'trial.noChange': ['The server reports no change.', 'El servidor dice que nada cambió.'],
  'trial.wouldBeHeld': ['It would wait under Held Drafts. {why}', 'Esperaría en Borradores retenidos. {why}'],
  'trial.notStored': ['Its events would not be stored. The list gives the reasons.', 'Sus eventos no se guardarían. La lista da los motivos.'],
  'trial.refusedPlace': ['"{title}": {why}', '«{title}»: {why}'],
  'trial.rules': ['Rules for one event can be learned: they gave the same events when they were tested on the page.|Rules for {n} events can be learned: they gave the same events when they were tested on the page.', 'Se pueden aprender reglas para un evento: al probarlas en la página dieron los mismos eventos.|Se pueden aprender reglas para {n} eventos: al probarlas en la página dieron los mismos eventos.'],
  'trial.noRules': ['It lists one event, but rules cannot separate them from the rest of the page.|It lists {n} events, but rules cannot separate them from the rest of the page.', 'Lista un evento, pero las reglas no lo pueden separar del resto de la página.|Lista {n} eventos, pero las reglas no los pueden separar del resto de la página.'],
  'trial.structured': ['Its data is structured ({method}), so nothing has to be learned.', 'Sus datos están estructurados ({method}), así que no hay nada que aprender.'],
  'trial.forModel': ['No rung finds an event, although the page names future dates. A language model would be called, and rules would be learned from its answer.', 'Ningún método encuentra un evento, aunque la página nombra fechas futuras. Se llamaría a un modelo de lenguaje y se aprenderían reglas de su respuesta.'],
  'trial.noDate': ['No rung finds an event, and the page names no future date.', 'Ningún método encuentra un evento, y la página no nombra ninguna fecha futura.'],
  'trial.selectorUnreadable': ['This selector cannot be read.', 'Este selector no se puede leer.'],
  'trial.selectorBad': ['This selector cannot be read. It can use names, classes, ids, attributes, :nth-of-type(2), spaces, > and commas.', 'Este selector no se puede leer. Puede usar nombres, clases, ids, atributos, :nth-of-type(2), espacios, > y comas.'],
});
