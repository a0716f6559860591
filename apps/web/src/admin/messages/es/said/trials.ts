/** Trials of pages, the language model, the budget, the state of the service and the ledger. */
export const ofTrials = {
  'The page could not be fetched.': 'No se pudo descargar la página.',
  'The page could not be read completely.': 'No se pudo leer la página entera.',
  'Rules for one event can be learned: they gave the same events when they were tested on the page.':
    'Se pueden aprender reglas para un evento: al probarlas en la página dieron los mismos eventos.',
  'Rules for {n} events can be learned: they gave the same events when they were tested on the page.':
    'Se pueden aprender reglas para {n} eventos: al probarlas en la página dieron los mismos eventos.',
  'It lists one event, but rules cannot separate them from the rest of the page.':
    'Lista un evento, pero las reglas no lo pueden separar del resto de la página.',
  'It lists {n} events, but rules cannot separate them from the rest of the page.':
    'Lista {n} eventos, pero las reglas no los pueden separar del resto de la página.',
  'Its data is structured ({method}), so nothing has to be learned.':
    'Sus datos están estructurados ({method}), así que no hay nada que aprender.',
  'No rung finds an event, although the page names future dates. A language model would be called, and rules would be learned from its answer.':
    'Ningún método encuentra un evento, aunque la página nombra fechas futuras. Se llamaría a un modelo de lenguaje y se aprenderían reglas de su respuesta.',
  'No rung finds an event, and the page names no future date.':
    'Ningún método encuentra un evento, y la página no nombra ninguna fecha futura.',
  'This selector cannot be read.': 'Este selector no se puede leer.',
  'This selector cannot be read. It can use names, classes, ids, attributes, :nth-of-type(2), spaces, > and commas.':
    'Este selector no se puede leer. Puede usar nombres, clases, ids, atributos, :nth-of-type(2), espacios, > y comas.',
  'every day': 'cada día',
  'the first day': 'el primer día',
  'It would wait under Held Drafts. {why}': 'Esperaría en Borradores retenidos. {why}',
  'Its events would not be stored. The list gives the reasons.':
    'Sus eventos no se guardarían. La lista da los motivos.',
  'No events with a date were found in this document.': 'No se encontraron eventos con fecha en este documento.',
  'The host requests a pause. Try again in {n} seconds.':
    'El servidor pide una pausa. Inténtalo de nuevo en {n} segundos.',
  'The server reports no change.': 'El servidor dice que nada cambió.',

  'Pages are read from their structured data, feeds and listings.':
    'Las páginas se leen de sus datos estructurados, feeds y listas.',
  'Pages that only a model can read wait until one is configured.':
    'Las que solo un modelo puede leer esperan a que se configure uno.',
  'The engine did not report whether it has a language model.': 'El motor no dijo si tiene un modelo de lenguaje.',
  'Its provider wants credit.': 'Su proveedor pide crédito.',
  'Its provider refused ({why}) and is left alone for a while.':
    'Su proveedor rechazó la llamada ({why}) y se le deja en paz un rato.',
  'The tokens for reading pages are used up until midnight UTC.':
    'Los tokens para leer páginas se agotaron hasta la medianoche UTC.',
  'Pages that no other method can read go to the model. Each value is checked against the page.':
    'Las páginas que ningún otro método puede leer van al modelo. Cada valor se compara con la página.',
  'This call was already made.': 'Esta llamada ya se hizo.',
  'The concierge’s tokens are used up for this day or month.':
    'Los tokens del Concierge se agotaron para este día o este mes.',
  'The budget for {category} is zero.': 'El presupuesto de {category} es cero.',
  'Throttled: the day’s tokens are spread over the day.': 'Frenado: los tokens del día se reparten a lo largo del día.',
  'The tokens for {category} are used up until midnight UTC.':
    'Los tokens de {category} se agotaron hasta la medianoche UTC.',
  'The daily tokens are used up until midnight UTC.': 'Los tokens del día se agotaron hasta la medianoche UTC.',
  'OpenAI’s price list of March 2026, as others quote it':
    'Lista de precios de OpenAI de marzo de 2026, citada por otros',
  'the default of this project; check it with your provider':
    'el valor predeterminado de este proyecto; compruébalo con tu proveedor',

  'Nothing has started in this time.': 'En este tiempo no arrancó nada.',
  'Starts are spread throughout the day.': 'Los arranques se reparten por todo el día.',
  '{n} of {n2} starts fall into the hour from {time} UTC.':
    '{n} de {n2} arranques caen en la hora que empieza a las {time} UTC.',
  'The service runs at the edge, where process id and memory cannot be measured. Uptime counts from when this version was first seen. Restarts are deployments and starts of isolates; the first start of each Worker does not count.':
    'El servicio se ejecuta en el borde de la red, donde no se pueden medir el proceso ni la memoria. El tiempo activo cuenta desde que se vio esta versión por primera vez. Los reinicios son despliegues y arranques de isolates; el primer arranque de cada Worker no cuenta.',
  'isolate start': 'arranque de un isolate',
  'not available at the edge': 'no disponible en el borde de la red',
  'first deployment of {version}': 'primer despliegue de {version}',
  'deployment of {version}': 'despliegue de {version}',
  '1 isolate start of {worker} in the hour that began': '1 arranque de {worker} en la hora que empezó',
  '{n} isolate starts of {worker} in the hour that began': '{n} arranques de {worker} en la hora que empezó',
  'Pages are read without one.': 'Sin él, las páginas se leen igual.',
  'Letters to accounts, promoters and administrators.': 'Correos a cuentas, promotores y administradores.',
  'Boosts and campaigns.': 'Impulsos y campañas.',
  'Second factors, and the tokens of ads.': 'Segundos pasos y los tokens de los anuncios.',
  'Signing in with another account.': 'Iniciar sesión con otra cuenta.',
  'Street maps.': 'Mapas de calles.',
  'Something went wrong': 'Algo salió mal',

  '{name}: {n} before it are missing.': '{name}: faltan {n} antes.',
  '{name} does not follow from the one before it.': '{name} no sigue del anterior.',
  '{name} was changed: its hash is another.': '{name} se cambió: su hash es otro.',
  '{name} does not add up to zero.': '{name} no suma cero.',
  'The balance of {account} in {book} is {n} cents; its entries add up to {n2}.':
    'El saldo de {account} en {book} es de {n} centavos; sus asientos suman {n2}.',
  '{n} entries are in order, and the balances are right.': '{n} asientos están en orden y los saldos son correctos.',
  'Entry {n} of {book}': 'El asiento {n} de {book}',
  'The provider has {id}, which is none of ours.': 'El proveedor tiene {id}, que no es nuestro.',
  'The provider does not list {id}.': 'El proveedor no lista {id}.',
  'No payment provider is configured.': 'No hay ningún proveedor de pagos configurado.',
  '{n} payments agree with the provider; {n2} were brought up to date.':
    '{n} pagos coinciden con el proveedor; {n2} se pusieron al día.',
} as const;
