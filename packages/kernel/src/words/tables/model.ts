import { words } from '../define.ts';

/** The language model and the budget of its tokens. */
// biome-ignore format: a message is one line, with both languages side by side.
export const modelWords = words({
  'model.notConfigured': ['No language model is configured.', 'No hay ningún modelo de lenguaje configurado.'],
  'model.heldUntil': ['The language model is not called until {time}.', 'No se llama al modelo de lenguaje hasta las {time}.'],
  'model.quiet': ['The quiet mode is on: only pages that no other method can read go to the model.', 'El modo silencioso está activado: solo van al modelo las páginas que ningún otro método puede leer.'],
  'model.reservedCounts': ['{why} The {tokens} tokens reserved for it count as spent.', '{why} Los {tokens} tokens reservados para ella cuentan como gastados.'],
  'model.read': ['The language model read 1 event, for {n2} tokens.|The language model read {n} events, for {n2} tokens.', 'El modelo de lenguaje leyó 1 evento por {n2} tokens.|El modelo de lenguaje leyó {n} eventos por {n2} tokens.'],
  'model.readFromPaid': ['The language model read 1 event, from answers paid before.|The language model read {n} events, from answers paid before.', 'El modelo de lenguaje leyó 1 evento de respuestas ya pagadas.|El modelo de lenguaje leyó {n} eventos de respuestas ya pagadas.'],
  'model.couldReadAgain': ['Most events of the page were read with doubt; a language model could read them again. {why}', 'La mayoría de los eventos de la página se leyeron con duda; un modelo de lenguaje podría leerlos otra vez. {why}'],
  'model.onlyItCouldRead': ['The page names days to come that only a language model could read. {why}', 'La página nombra días por venir que solo un modelo de lenguaje podría leer. {why}'],
  'model.leftOut': ['One more part of the page went to no model: the parts before named no event, and early exit is on.|{n} more parts of the page went to no model: the parts before named no event, and early exit is on.', 'Otra parte de la página no fue a ningún modelo: las anteriores no nombraban eventos y la salida temprana está activada.|Otras {n} partes de la página no fueron a ningún modelo: las anteriores no nombraban eventos y la salida temprana está activada.'],
  'model.without': ['{why} Pages are read from their structured data, feeds and listings. Pages that only a model can read wait until one is configured.', '{why} Las páginas se leen de sus datos estructurados, feeds y listas. Las que solo un modelo puede leer esperan a que se configure uno.'],
  'model.unknown': ['The engine did not report whether it has a language model.', 'El motor no dijo si tiene un modelo de lenguaje.'],
  'model.wantsCredit': ['Its provider wants credit.', 'Su proveedor pide crédito.'],
  'model.providerRefused': ['Its provider refused ({why}) and is left alone for a while.', 'Su proveedor rechazó la llamada ({why}) y se le deja en paz un rato.'],
  'model.readingTokensUsed': ['The tokens for reading pages are used up until midnight UTC.', 'Los tokens para leer páginas se agotaron hasta la medianoche UTC.'],
  'model.inUse': ['Pages that no other method can read go to the model. Each value is checked against the page.', 'Las páginas que ningún otro método puede leer van al modelo. Cada valor se compara con la página.'],
  'budget.alreadyMade': ['This call was already made.', 'Esta llamada ya se hizo.'],
  'budget.conciergeUsed': ['The concierge’s tokens are used up for this day or month.', 'Los tokens del Concierge se agotaron para este día o este mes.'],
  'budget.zero': ['The budget for {category} is zero.', 'El presupuesto de {category} es cero.'],
  'budget.throttled': ['Throttled: the day’s tokens are spread over the day.', 'Frenado: los tokens del día se reparten a lo largo del día.'],
  'budget.categoryUsed': ['The tokens for {category} are used up until midnight UTC.', 'Los tokens de {category} se agotaron hasta la medianoche UTC.'],
  'budget.dayUsed': ['The daily tokens are used up until midnight UTC.', 'Los tokens del día se agotaron hasta la medianoche UTC.'],
  'budget.openAiPrices': ['OpenAI’s price list of March 2026, as others quote it', 'Lista de precios de OpenAI de marzo de 2026, citada por otros'],
  'budget.ownPrices': ['the default of this project; check it with your provider', 'el valor predeterminado de este proyecto; compruébalo con tu proveedor'],
});
