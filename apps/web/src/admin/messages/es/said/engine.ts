/** Controls, reads of sources, and what is wrong with them. */
export const ofEngine = {
  'The emergency shutdown is active.': 'La parada de emergencia está activa.',
  '{control} is switched off for {place}.': '{control} está desactivado para {place}.',
  '{control} is switched off.': '{control} está desactivado.',
  'The scheduler is stopped.': 'El programador está detenido.',
  'The continuous scraper': 'El lector continuo',

  'It failed once, which may pass.': 'Falló una vez; puede ser pasajero.',
  'It is tried again at its next planned read.': 'Se vuelve a intentar en la próxima lectura prevista.',
  'The host blocks us. Ask its owner to allow MarqueeBot, or find another page for the same place.':
    'El servidor nos bloquea. Pide a su dueño que permita MarqueeBot, o busca otra página del mismo lugar.',
  'Its robots.txt forbids reading. Respect it: pause the source, or ask its owner.':
    'Su robots.txt prohíbe leer. Respétalo: pon la fuente en pausa o pregunta a su dueño.',
  'Open the address in a browser. If it moved, add its new address and pause this source.':
    'Abre la dirección en un navegador. Si se mudó, agrega la nueva dirección y pon esta fuente en pausa.',
  'Open the document under Unreadable documents. Read it again after it or the reader has changed.':
    'Abre el documento en la pestaña Ilegibles. Vuelve a leerlo cuando cambie él o el lector.',
  'The page responds but cannot be read. Test its extraction and check what it sends.':
    'La página responde, pero no se puede leer. Prueba su extracción y mira qué envía.',
  'It lists far fewer events than usual, or its layout changed. Compare the page with its last run.':
    'Lista muchos menos eventos que de costumbre, o cambió su diseño. Compara la página con su última ejecución.',
  'None of its active sources can be read.': 'Ninguna de sus fuentes activas se puede leer.',
  'Each of its active sources needs attention.': 'Cada una de sus fuentes activas tiene problemas.',
  'Open the address in a browser and find the page of dates. Give the source its address, or retire it.':
    'Abre la dirección en un navegador y busca la página de fechas. Dale su dirección a la fuente, o retírala.',
  'Its calendar ends in the past. Find the page of the current season and give the source its address.':
    'Su calendario termina en el pasado. Busca la página de la temporada actual y dale su dirección a la fuente.',
  'Look at its address under Add Source: it may be a home page whose list is elsewhere. If its calendar rests, pause it.':
    'Mira su dirección en Agregar una fuente: puede ser una portada cuya lista está en otra página. Si su calendario descansa, ponla en pausa.',
  '{source} is gone: {detail}': '{source} ya no existe: {detail}',
  '{source} lists only past events: {detail}': '{source} solo anuncia eventos pasados: {detail}',
  '{source} yields nothing: {detail}': '{source} no da nada: {detail}',
  '{source}) is gone.': '{source}) ya no existe.',
  '{source}) lists only past events.': '{source}) solo anuncia eventos pasados.',
  '{source}) yields nothing.': '{source}) no da nada.',
  'Check its sources one by one, or add new ones for this city.':
    'Revisa sus fuentes una por una, o agrega otras para esta ciudad.',
  'It has never been read.': 'Nunca se ha leído.',
  'It has not been read for {n} days.': 'No se ha leído en {n} días.',
  'Check that event scraping is switched on for it, then run its scraper by hand.':
    'Comprueba que la lectura de eventos esté activada para ella y después ejecuta su lector a mano.',
  '{source} blocks us: {detail}': '{source} nos bloquea: {detail}',
  '{source} forbids reading: {detail}': '{source} prohíbe leer: {detail}',
  '{source} fails: {detail}': '{source} falla: {detail}',
  '{source} is set aside: {detail}': '{source} está apartada: {detail}',
  '{source} cannot be parsed: {detail}': '{source} no se puede interpretar: {detail}',
  '{source} has drifted: {detail}': '{source} se desajustó: {detail}',
  '{source}) blocks us.': '{source}) nos bloquea.',
  '{source}) forbids reading.': '{source}) prohíbe leer.',
  '{source}) fails.': '{source}) falla.',
  '{source}) is set aside.': '{source}) está apartada.',
  '{source}) cannot be parsed.': '{source}) no se puede interpretar.',
  '{source}) has drifted.': '{source}) se desajustó.',

  'Read.': 'Leída.',
  'Nothing changed since the last read.': 'Nada cambió desde la última lectura.',
  'Not read.': 'Sin leer.',
  'It could not be read.': 'No se pudo leer.',
  'It failed and will be tried again.': 'Falló y se intentará otra vez.',
  'It failed on every attempt and will not be retried.': 'Falló en todos los intentos y no se reintentará.',
  'Will be tried again: {detail}': 'Se intentará otra vez: {detail}',
  '{result} But: {finding} (and {n} more)': '{result} Pero: {finding} (y {n} más)',
  '{result} But: {finding}': '{result} Pero: {finding}',
  '{n} of {n2} event is upcoming.': '{n} de {n2} evento es próximo.',
  '{n} of {n2} event is upcoming. {n3} waits for review.': '{n} de {n2} evento es próximo. {n3} espera revisión.',
  '{n} of {n2} events are upcoming. {n3} wait for review.': '{n} de {n2} eventos son próximos. {n3} esperan revisión.',
  '{n} of {n2} events are upcoming. {n3} waits for review.': '{n} de {n2} eventos son próximos. {n3} espera revisión.',
  '{n} of {n2} events are upcoming.': '{n} de {n2} eventos son próximos.',
  'no events: {detail}': 'sin eventos: {detail}',
  'no events.': 'sin eventos.',
  'It gave {n} events; {n2} are usual.': 'Dio {n} eventos; lo normal son {n2}.',
  'Its pages were read and list no events.': 'Sus páginas se leyeron y no listan eventos.',
  'Its pages were read and list no events; they never have.':
    'Sus páginas se leyeron y no listan eventos; nunca lo han hecho.',
  'Its pages were read and list no events any more.': 'Sus páginas se leyeron y ya no listan eventos.',
  'Its page says that there is no such page, although its server reports success.':
    'Su página dice que no existe, aunque su servidor responde que sí.',
  'It says that there is no such page, although its server reports success.':
    'Dice que esa página no existe, aunque su servidor responde que sí.',
  'All events that it listed are over, and its pages have not changed since.':
    'Todos los eventos que anunciaba ya pasaron, y sus páginas no han cambiado desde entonces.',
  'The only event on its pages is over.': 'El único evento de sus páginas ya pasó.',
  'All {n} events on its pages are over.': 'Los {n} eventos de sus páginas ya pasaron.',
  'The source is gone or not active.': 'La fuente ya no está o no está activa.',
  'The host requests a pause.': 'El servidor pide una pausa.',
  'An administrator stopped it.': 'Un administrador la detuvo.',
  'The scheduler, or its continuous scraper, was stopped.': 'Se detuvo el programador o su lector continuo.',
  '{page} forbids following its links (nofollow).': '{page} prohíbe seguir sus enlaces (nofollow).',
  'all that it lists is more than a year ahead': 'todo lo que lista es para dentro de más de un año',
  'it and the page before it list nothing': 'ni ella ni la página anterior listan nada',
  'The calendar is not read beyond {page}: {why}.': 'El calendario no se lee más allá de {page}: {why}.',
  '{page} forbids indexing (noindex).': '{page} prohíbe indexar (noindex).',
  '{page} leads to {other}, which an administrator blacklisted.':
    '{page} lleva a {other}, que un administrador puso en la lista negra.',
  '{n} more pages are left for the next run; {n2} are read in one.':
    'Quedan {n} páginas para la próxima ejecución; en una se leen {n2}.',
  '{url}: {why} It will be tried again.': '{url}: {why} Se intentará otra vez.',
  '{url}: {why} It is set aside until it changes or an administrator requests another read.':
    '{url}: {why} Queda apartado hasta que cambie o un administrador pida otra lectura.',
  'An administrator blacklisted this source.': 'Un administrador puso esta fuente en la lista negra.',
  'Its publisher asked us not to read it.': 'Su editor nos pidió que no la leamos.',
  'Sent in by readers': 'Enviados por lectores',

  '{page} is larger than {n} MB.': '{page} pasa de {n} MB.',
  '{host} blocks programs with a challenge page.': '{host} bloquea a los programas con una página de comprobación.',
  '{host}/robots.txt asks {bot} not to read {path}': '{host}/robots.txt pide a {bot} que no lea {path}',
  '{host}/robots.txt gave no answer, so the site may not be read for now.':
    '{host}/robots.txt no respondió, así que por ahora el sitio no se puede leer.',
  '{host}/robots.txt answered {n}, so the site may not be read for now.':
    '{host}/robots.txt respondió {n}, así que por ahora el sitio no se puede leer.',
  '{host} did not finish its answer within {n} seconds.': '{host} no terminó su respuesta en {n} segundos.',
  '{host} gave no answer: {detail}': '{host} no respondió: {detail}',
  '{host} answered {n}.': '{host} respondió {n}.',
  '{page} redirects in a circle.': '{page} redirige en círculo.',
  'A redirect was refused: {detail}': 'Se rechazó una redirección: {detail}',
  '{host} is not a public internet address.': '{host} no es una dirección pública de internet.',
  '{host} is not a public host name.': '{host} no es un nombre público de servidor.',
  '{host} is a name inside a private network.': '{host} es un nombre de una red privada.',
  '{host} is our own address.': '{host} es nuestra propia dirección.',
  'The name {host} could not be looked up: {detail}': 'No se pudo buscar el nombre {host}: {detail}',
  'The name {host} has no address.': 'El nombre {host} no tiene dirección.',
  'It was delivered before.': 'Ya se entregó antes.',
  'The webhook was turned off before it was called.': 'El webhook se desactivó antes de llamarlo.',
  'The pace of the webhook’s host requires a wait.': 'El ritmo del servidor del webhook obliga a esperar.',
  'The webhook answered {n}.': 'El webhook respondió {n}.',
} as const;
