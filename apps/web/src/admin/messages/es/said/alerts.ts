/** Rules of alerts, and what they found. */
export const ofAlerts = {
  'Reading stalled': 'Lectura atascada',
  'Minutes without a successful read, while reading is on and sources wait or fail.':
    'Minutos sin una lectura buena, mientras la lectura está activada y hay fuentes que esperan o fallan.',
  'Sources are waiting and none is being read. Check the queue, the errors and the network.':
    'Hay fuentes que esperan y no se lee ninguna. Revisa la cola, los errores y la red.',
  'Queue stalled': 'Cola atascada',
  'Minutes that the oldest due job has been waiting.': 'Minutos que espera el trabajo pendiente más antiguo.',
  'Jobs are waiting and none is running. Check the queue consumer and its errors.':
    'Hay trabajos que esperan y no se ejecuta ninguno. Revisa el consumidor de la cola y sus errores.',
  'Discovery or expansion stopped': 'Descubrimiento o expansión detenidos',
  'Minutes that discovery or expansion is overdue, while it is on.':
    'Minutos de atraso del descubrimiento o de la expansión, mientras están activados.',
  'It is turned on but does not run. Check the errors of the schedule.':
    'Está activado pero no se ejecuta. Revisa los errores de la programación.',
  'Daily token budget nearly spent': 'Presupuesto diario de tokens casi agotado',
  'The share of the day’s tokens that is used.': 'La parte de los tokens del día que ya se usó.',
  'When they are used up, pages that only the language model can read wait until midnight UTC.':
    'Cuando se agoten, las páginas que solo puede leer el modelo de lenguaje esperan hasta la medianoche UTC.',
  'Token budget of a category nearly spent': 'Presupuesto de una categoría casi agotado',
  'The share that is used, of the category with the least left.':
    'La parte usada, en la categoría a la que menos le queda.',
  'When they are used up, its requests wait until midnight UTC. You can give it more.':
    'Cuando se agoten, sus solicitudes esperan hasta la medianoche UTC. Puedes darle más.',
  'Tokens will run out today': 'Los tokens se agotan hoy',
  'Hours of the UTC day without tokens, at today’s pace.': 'Horas del día UTC sin tokens, al ritmo de hoy.',
  'At this pace the tokens run out early. Raise the budget, or turn on a strategy that saves tokens.':
    'A este ritmo los tokens se agotan antes. Sube el presupuesto o activa una estrategia que ahorre tokens.',
  'Payments failing': 'Pagos que fallan',
  'Payments that failed in the last hour and have not succeeded since.':
    'Pagos que fallaron en la última hora y desde entonces no salieron bien.',
  'Several people tried to pay. Check what the provider says.':
    'Varias personas intentaron pagar. Mira qué dice el proveedor.',
  'Payments differ from the provider’s': 'Los pagos difieren de los del proveedor',
  'What the nightly comparison found and could not bring up to date.':
    'Lo que la comparación de cada noche encontró y no pudo poner al día.',
  'Money is missing on one side. Compare before you refund or pay out anything.':
    'Falta dinero de un lado. Compara antes de reembolsar o pagar nada.',
  'The ledger is broken': 'El libro mayor está dañado',
  'What the nightly proof of the ledger found wrong.': 'Lo que la prueba de cada noche encontró mal en el libro mayor.',
  'An entry is wrong or was changed. Do not refund or pay out by hand until you know why.':
    'Un asiento está mal o se cambió. No reembolses ni pagues a mano hasta saber por qué.',
  'Errors piling up': 'Errores que se acumulan',
  'Errors in the last hour, not counting outside services that were only busy.':
    'Errores de la última hora, sin contar servicios externos que solo estaban ocupados.',
  'Something keeps failing. Error Diagnostics shows what, the most frequent first.':
    'Algo sigue fallando. Diagnóstico de errores muestra qué, primero lo más frecuente.',
  'Dead letters waiting': 'Trabajos fallidos en espera',
  'Jobs that failed on every attempt and need a person.':
    'Trabajos que fallaron en todos los intentos y necesitan a una persona.',
  'Retry them once the cause is fixed, or dismiss them.': 'Reinténtalos cuando se arregle la causa, o descártalos.',
  'Sources of a city failing': 'Fuentes de una ciudad que fallan',
  'The share of failing sources in the worst live city with at least three.':
    'La parte de fuentes con fallos en la peor ciudad visible con al menos tres.',
  'A city is losing its sources. Check why they fail.': 'Una ciudad está perdiendo sus fuentes. Mira por qué fallan.',
  'City out of date': 'Ciudad desactualizada',
  'Hours since the last read of the live city that has waited longest.':
    'Horas desde la última lectura de la ciudad visible que más espera.',
  'Visitors of that city see old data. Check its sources.':
    'Los visitantes de esa ciudad ven datos viejos. Revisa sus fuentes.',

  'Reading is turned off.': 'La lectura está desactivada.',
  'Nothing waits to be read.': 'Nada espera a ser leído.',
  'No page was ever read.': 'Nunca se ha leído ninguna página.',
  'The last page was read at {time}.': 'La última página se leyó el {time}.',
  'Pages are being read.': 'Se están leyendo páginas.',
  'No job waits.': 'Ningún trabajo espera.',
  'The oldest job waits since {time}.': 'El trabajo más antiguo espera desde el {time}.',
  'Discovery and expansion are turned off, or have not begun.':
    'El descubrimiento y la expansión están desactivados o no han empezado.',
  'Discovery and expansion have their turns.': 'El descubrimiento y la expansión tienen sus turnos.',
  '{process} had its last turn at {time}.': '{process}: último turno el {time}.',
  'The engine has no tokens.': 'El motor no tiene tokens.',
  'All categories: {used}': 'Todas las categorías: {used}',
  'No category has tokens.': 'Ninguna categoría tiene tokens.',
  '{n} of {n2} tokens are used.': '{n} de {n2} tokens usados.',
  'The day is too young to say.': 'Es demasiado pronto en el día para decirlo.',
  'At this pace the tokens last the day.': 'A este ritmo los tokens alcanzan para el día.',
  'At this pace the tokens run out at {time}.': 'A este ritmo los tokens se agotan el {time}.',
  'No payment failed in the last hour.': 'Ningún pago falló en la última hora.',
  '1 payment failed in the last hour. The last one: {why}': 'Falló 1 pago en la última hora. El último: {why}',
  '{n} payments failed in the last hour. The last one: {why}': 'Fallaron {n} pagos en la última hora. El último: {why}',
  'All payments agree with the provider’s.': 'Todos los pagos coinciden con los del proveedor.',
  'The last proof found nothing wrong.': 'La última prueba no encontró nada mal.',
  '1 error in the last hour.': '1 error en la última hora.',
  '{n} errors in the last hour.': '{n} errores en la última hora.',
  '1 job waits for a person.': '1 trabajo espera a una persona.',
  '{n} jobs wait for a person.': '{n} trabajos esperan a una persona.',
  'No city has {n} sources.': 'Ninguna ciudad tiene {n} fuentes.',
  'No source fails.': 'Ninguna fuente falla.',
  '{city}: {n} of {n2} sources fail.': '{city}: fallan {n} de {n2} fuentes.',
  'No city was read yet.': 'Todavía no se leyó ninguna ciudad.',
  '{city} was last read at {time}.': '{city} se leyó por última vez el {time}.',
  'Somebody sent this test from the console. Nothing is wrong.':
    'Alguien envió esta prueba desde la consola. No pasa nada.',
  'It was delivered before.': 'Ya se entregó antes.',
  'The webhook was turned off before it was called.': 'El webhook se desactivó antes de llamarlo.',
  'The pace of the webhook’s host requires a wait.': 'El ritmo del servidor del webhook obliga a esperar.',
  'The webhook answered {n}.': 'El webhook respondió {n}.',
} as const;
