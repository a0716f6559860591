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

  'The part of the page with this title also has another day.':
    'La parte de la página con este título tiene también otro día.',
  'The part of the page with this day also has another title.':
    'La parte de la página con este día tiene también otro título.',
  'Another day stands between title and day.': 'Hay otro día entre el título y el día.',
  'Title and day are far apart.': 'El título y el día están lejos uno de otro.',
  'Many events of this page have the same title.': 'Muchos eventos de esta página tienen el mismo título.',
  'The titles of this page do not look alike.': 'Los títulos de esta página no se parecen.',
  'The title does not look like a title.': 'El título no parece un título.',
  'Other text nearby looks more like a title.': 'Otro texto cercano parece más un título.',
  'Many other texts nearby could be the title.': 'Muchos otros textos cercanos podrían ser el título.',
  'This title appears several times.': 'Este título aparece varias veces.',
  'The title begins with a small letter.': 'El título empieza con minúscula.',
  'The title has words of a label or menu.': 'El título tiene palabras de una etiqueta o de un menú.',
  'The title looks like a date or time.': 'El título parece una fecha o una hora.',
  'The title is a sentence.': 'El título es una oración.',
  'The title may be the name of a place.': 'El título puede ser el nombre de un lugar.',
  'The title seems to be cut off.': 'El título parece cortado.',
  'The title is very long.': 'El título es muy largo.',
  'The title is a single word.': 'El título es una sola palabra.',
  'The title begins or ends with a sign.': 'El título empieza o termina con un signo.',
  'It is the only event of its page.': 'Es el único evento de su página.',
  'The page has few events to compare it with.': 'La página tiene pocos eventos con que compararlo.',
  'Its day is over.': 'Su día ya pasó.',
  'Its day is far ahead.': 'Falta mucho para su día.',
  'The page names many days that belong to no event.': 'La página nombra muchos días que no son de ningún evento.',
  'The page names many days for few events.': 'La página nombra muchos días para pocos eventos.',
  'The order of titles and days changes on this page.': 'El orden de títulos y días cambia en esta página.',
  'The events of the page are not in the order of their days.':
    'Los eventos de la página no están en el orden de sus días.',
  'The year of its day is not certain.': 'El año de su día no es seguro.',
  'The years of this page are not certain.': 'Los años de esta página no son seguros.',
  'Its day has no weekday that could confirm it.': 'Su día no trae un día de la semana que lo confirme.',
  'It has no time.': 'No tiene hora.',
  'Few events of this page have a time.': 'Pocos eventos de esta página tienen hora.',
  'Few events of this page have a link.': 'Pocos eventos de esta página tienen un enlace.',
  'Several times stand near it.': 'Hay varias horas cerca.',
  'Several events share this day’s text.': 'Varios eventos comparten el texto de este día.',
  'Several events share this title’s text.': 'Varios eventos comparten el texto de este título.',
  'The page does not call itself a calendar or list of events.':
    'La página no se presenta como un calendario ni una lista de eventos.',
  'Its title or day is not in the visible text.': 'Su título o su día no está en el texto visible.',
  'This page is read less surely than the pages that we know.':
    'Esta página se lee con menos certeza que las que conocemos.',
  'Many titles of this page are parts of sentences.': 'Muchos títulos de esta página son partes de oraciones.',
  'The title stands behind the hour, where this page names places.':
    'El título está detrás de la hora, donde esta página nombra lugares.',
  'The weekday beside its day is that of another day.': 'El día de la semana junto a su fecha es el de otro día.',
  'The weekday beside its day fits only a year far from today.':
    'El día de la semana junto a su fecha solo corresponde a un año lejano.',
  'Its day is struck out.': 'Su día está tachado.',
  'Its day is out of the order of the days around it.': 'Su día no sigue el orden de los días que lo rodean.',
  'It is not certain which number is the day and which the month.': 'No es seguro qué número es el día y cuál el mes.',
  'It ends on a day before it begins.': 'Termina en un día anterior al de su comienzo.',
  'The page writes another day for it than its data.': 'La página escribe para él otro día que sus datos.',
  'The place holds a day or an hour.': 'El lugar contiene un día o una hora.',
  'The place is only the name of the city.': 'El lugar es solo el nombre de la ciudad.',
  'The title names a deadline or a closing.': 'El título nombra un plazo o un cierre.',
  'The title is an address.': 'El título es una dirección.',
  'The title is the place.': 'El título es el lugar.',
  'The title says who presents the event.': 'El título dice quién presenta el evento.',
  'The title is a question to the reader.': 'El título es una pregunta a quien lee.',
  'The title begins in the middle of a sentence.': 'El título empieza a mitad de una oración.',
  'The title is a part of a sentence.': 'El título es parte de una oración.',
} as const;
