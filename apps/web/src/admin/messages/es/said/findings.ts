/** What a read notes beside its events, and why an event is in doubt. */
export const ofFindings = {
  '1 event was read with too much doubt to be published: it waits under Held Drafts in the console.':
    '1 evento se leyó con demasiada duda para publicarlo: espera en Borradores retenidos, en la consola.',
  '{n} events were read with too much doubt to be published: they wait under Held Drafts in the console.':
    '{n} eventos se leyeron con demasiada duda para publicarlos: esperan en Borradores retenidos, en la consola.',
  '1 event was doubtful too, but no more of this source can wait for a decision.':
    '1 evento también es dudoso, pero de esta fuente no pueden esperar más.',
  '{n} events were doubtful too, but no more of this source can wait for a decision.':
    '{n} eventos también son dudosos, pero de esta fuente no pueden esperar más.',
  '1 event was left out, as was decided in the console.': '1 evento se omitió, como se decidió en la consola.',
  '{n} events were left out, as was decided in the console.':
    '{n} eventos se omitieron, como se decidió en la consola.',
  '1 event was read with doubt this time and stays as published before.':
    '1 evento se leyó esta vez con duda y se queda como se publicó antes.',
  '{n} events were read with doubt this time and stay as published before.':
    '{n} eventos se leyeron esta vez con duda y se quedan como se publicaron antes.',
  'It has no page of its own.': 'No tiene página propia.',
  'Its own page does not list this date.': 'Su propia página no lista esta fecha.',
  'Not enhanced: its own page adds nothing.': 'Sin completar: su propia página no agrega nada.',
  'Not enhanced: {why}': 'Sin completar: {why}',
  'Enhanced from its own page before it was saved: {what}. No language model was called.':
    'Se completó con su propia página antes de guardarlo: {what}. No se llamó a ningún modelo de lenguaje.',
  '{n} of {n2} eligible events were enhanced from their own pages before they were saved.':
    '{n} de {n2} eventos se completaron con sus propias páginas antes de guardarlos.',
  '{n} event pages are read in one run; this one is read later.':
    'En una ejecución se leen {n} páginas de eventos; esta se lee después.',
  'The host of its own page requests a pause.': 'El servidor de su propia página pide una pausa.',
  'Its own page could not be read: {detail}': 'No se pudo leer su propia página: {detail}',
  'Its own page could not be read.': 'No se pudo leer su propia página.',
  'Its own page forbids indexing (noindex).': 'Su propia página prohíbe indexar (noindex).',
  'The language model read 1 event for {n} tokens.': 'El modelo de lenguaje leyó 1 evento por {n} tokens.',
  'The language model read {n} events for {n2} tokens.': 'El modelo de lenguaje leyó {n} eventos por {n2} tokens.',
  'The language model read {n} events from answers paid before.':
    'El modelo de lenguaje leyó {n} eventos de respuestas ya pagadas.',
  'Most events of the page were read with doubt; a language model could read them again. {why}':
    'La mayoría de los eventos de la página se leyeron con duda; un modelo de lenguaje podría leerlos otra vez. {why}',
  'The page names days to come that only a language model could read. {why}':
    'La página nombra días por venir que solo un modelo de lenguaje podría leer. {why}',
  'No language model is configured.': 'No hay ningún modelo de lenguaje configurado.',
  'The language model is not called until {time}.': 'No se llama al modelo de lenguaje hasta las {time}.',
  'The quiet mode is on: only pages that no other method can read go to the model.':
    'El modo silencioso está activado: solo van al modelo las páginas que ningún otro método puede leer.',
  'Its rules are in an old format.': 'Sus reglas tienen un formato antiguo.',
  'What was learned of {what} is dropped: {why}': 'Se descarta lo aprendido de {what}: {why}',
  'It repeatedly gave {n} events, where many more are usual.':
    'Dio {n} eventos varias veces, cuando lo normal son muchos más.',
  'It gave {n} events, but the page has {n2}.': 'Dio {n} eventos, pero la página tiene {n2}.',
  'The page has structured data now.': 'La página ya tiene datos estructurados.',
  'How {what} tells of its events could not be learned: {why}':
    'No se pudo aprender cómo presenta {what} sus eventos: {why}',
  'Rules for {what} were learned; version {n}.': 'Se aprendieron reglas para {what}; versión {n}.',
} as const;
