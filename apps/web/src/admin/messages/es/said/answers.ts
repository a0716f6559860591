/** Results of what an administrator did, and what is refused. */
export const ofAnswers = {
  'Manual scraping started for {city}': 'Empezó la lectura manual de {city}',
  'All manual scraping operations have been terminated': 'Se detuvieron todas las lecturas manuales',
  'No manual scraping is running.': 'No hay ninguna lectura manual en curso.',
  'A manual scrape of {city} is already running. Wait for it or stop it.':
    'Ya hay una lectura manual de {city} en curso. Espera o deténla.',
  'A manual scrape is already running. Wait for it or stop it.':
    'Ya hay una lectura manual en curso. Espera o deténla.',
  '{city} has no active source to read.': '{city} no tiene ninguna fuente activa que leer.',
  'There is no active source to read.': 'No hay ninguna fuente activa que leer.',
  '{source} is not active. Resume it to have it read.': '{source} no está activa. Reanúdala para que se lea.',
  'No source has failed in the last two weeks; there is nothing to audit.':
    'Ninguna fuente ha fallado en las últimas dos semanas; no hay nada que auditar.',
  '1 source is being read again.': 'Se vuelve a leer 1 fuente.',
  '{n} sources are being read again.': 'Se vuelven a leer {n} fuentes.',
  '{url} is a retired source for {city}.': '{url} es una fuente retirada de {city}.',
  '{url} is a source already for {city}.': '{url} ya es una fuente de {city}.',
  '{url} is the source {source} for {city}.': '{url} es la fuente {source} de {city}.',
  '{url} is blacklisted, and this address with it. Activate it under City Management first.':
    '{url} está en la lista negra, y esta dirección con ella. Actívala antes en Ciudades de la red.',
  'The publisher of {host} asked us not to read it. The rule can be lifted under Data Quality, Publishers.':
    'El editor de {host} nos pidió que no lo leamos. La regla se puede levantar en Calidad de los datos, Peticiones de editores.',
  '{source} is retired. Bring it back before you change it.': '{source} está retirada. Recupérala antes de cambiarla.',
  '{source} was changed by someone else in the meantime. Review it and try again.':
    'Alguien más cambió {source} mientras tanto. Revísala e inténtalo de nuevo.',
  'The rule for {host} was lifted.': 'Se levantó la regla de {host}.',
  'The log can be filtered by city, but not by state alone.':
    'El registro se puede filtrar por ciudad, pero no solo por estado.',
  'Source activated': 'Fuente activada',
  'Source paused': 'Fuente en pausa',
  'Source blacklisted': 'Fuente en la lista negra',
  'Source removed': 'Fuente eliminada',
  'City hidden from public site': 'Ciudad oculta en el sitio público',
  'City is now live and visible to users': 'La ciudad ya es visible para los visitantes',
  'This city has no such source. Perhaps somebody removed it.':
    'Esta ciudad no tiene esa fuente. Tal vez alguien la eliminó.',
  '{host} is not blocked.': '{host} no está bloqueado.',
  '{host} may be asked again.': 'Se puede volver a mirar {host}.',
  'Please enter a domain, such as example.org.': 'Escribe un dominio, como example.org.',
  '{why} No sources can be looked for now.': '{why} Ahora no se pueden buscar fuentes.',
  '{why} No site can be checked now.': '{why} Ahora no se puede comprobar ningún sitio.',
  '{why} No site can be scanned now.': '{why} Ahora no se puede explorar ningún sitio.',
  '{why} No page can be read now.': '{why} Ahora no se puede leer ninguna página.',
  '{why} No image can be made now.': '{why} Ahora no se puede hacer ninguna imagen.',
  '{why} No city can be started now.': '{why} Ahora no se puede iniciar ninguna ciudad.',
  'Discovery for {city} is running already.': 'El descubrimiento de {city} ya está en curso.',
  'Discovery for {city} has started.': 'Empezó el descubrimiento de {city}.',
  'Its pages name no city that is known: please choose one to integrate its venues.':
    'Sus páginas no nombran ninguna ciudad conocida: elige una para integrar sus lugares.',
  'None of its pages could be read.': 'No se pudo leer ninguna de sus páginas.',
  '{city} is live already.': '{city} ya es visible.',
  '{city} is on its way already.': '{city} ya está en expansión.',
  'The city of today has been started. The next ones follow tomorrow.':
    'La ciudad de hoy ya se inició. Las siguientes, mañana.',
  'The {n} cities of today have been started. The next ones follow tomorrow.':
    'Las {n} ciudades de hoy ya se iniciaron. Las siguientes, mañana.',
  'Someone else changed the settings in the meantime. Review them and try again.':
    'Alguien más cambió los ajustes mientras tanto. Revísalos e inténtalo de nuevo.',
  'Someone else changed the schedule in the meantime. Review it and try again.':
    'Alguien más cambió la programación mientras tanto. Revísala e inténtalo de nuevo.',
  'Someone else changed this at the same time. Please try again.':
    'Alguien más cambió esto al mismo tiempo. Inténtalo de nuevo.',
  'This already runs. Wait for it or cancel it.': 'Esto ya está en curso. Espera o cancélalo.',
  'The emergency shutdown is active. End it before you change a control.':
    'La parada de emergencia está activa. Termínala antes de cambiar un control.',
  '{state} is not a state.': '{state} no es un estado.',
  'The shares add up to {n} tokens, more than the daily limit of {n2}.':
    'El reparto suma {n} tokens, más que el límite diario de {n2}.',
  'Nothing is pending.': 'No hay nada por unir.',
  '{n} events were merged into {n2}.': '{n} eventos se unieron en {n2}.',
  'These events are not the ones that were to be merged any more. Look at them again.':
    'Estos ya no son los eventos que se iban a unir. Míralos otra vez.',
  'These are already one event.': 'Ya son un solo evento.',
  'The two events are now one.': 'Los dos eventos ya son uno.',
  'The merge was undone. These events stay apart from now on.':
    'La unión se deshizo. Desde ahora estos eventos se quedan aparte.',
  'This event is not merged.': 'Este evento no está unido.',
  'The source now has a separate event. The two events stay apart.':
    'La fuente ya tiene otro evento. Los dos eventos se quedan aparte.',
  'The source already has a separate event.': 'La fuente ya tiene otro evento.',
  'This source was added by a merge. Undo that merge instead.': 'Esta fuente vino con una unión. Deshaz esa unión.',
  'This event has no other source.': 'Este evento no tiene otra fuente.',
  'What this source says would be rejected today.': 'Lo que dice esta fuente hoy se rechazaría.',
  'The list of images has changed meanwhile. Nothing was deleted.':
    'La lista de imágenes cambió mientras tanto. No se eliminó nada.',
  'The limit of {n} images a day is reached; more can be made after midnight UTC.':
    'Se alcanzó el límite de {n} imágenes al día; se pueden hacer más después de la medianoche UTC.',
  'Both image systems are disabled in System Controls. Enable at least category image serving to use batch processing.':
    'Los dos sistemas de imágenes están desactivados en Controles del sistema. Activa al menos las imágenes de categoría para procesar por lotes.',
  'There is no job to retry: the message was unreadable, or its job is gone.':
    'No hay trabajo que reintentar: el mensaje era ilegible o su trabajo ya no está.',
  'There is no event with this id.': 'No hay ningún evento con este ID.',
  'The silence must end in the future.': 'El silencio debe terminar en el futuro.',
  'A silence lasts at most a week: what is forgotten must not stay silent.':
    'Un silencio dura una semana como máximo: lo que se olvida no debe seguir callado.',
  'There is no webhook yet: enter its address first.': 'Todavía no hay webhook: escribe antes su dirección.',
  'The address must begin with https: an alert would be readable on its way.':
    'La dirección debe empezar con https: si no, una alerta se podría leer en el camino.',
  'Someone else changed the webhook in the meantime. Look at it again, then save.':
    'Alguien más cambió el webhook mientras tanto. Míralo otra vez y guarda.',
  'The threshold must be a whole number.': 'El umbral debe ser un número entero.',
  'The threshold must be between {least} and {most}.': 'El umbral debe estar entre {least} y {most}.',
  '{who} changed “{title}” while you edited it. Look at it again, then save.':
    '{who} cambió «{title}» mientras lo editabas. Míralo otra vez y guarda.',
  'Only https addresses are called.': 'Solo se llama a direcciones https.',
  'This has changed since you opened it. Look at it again, then decide.':
    'Esto cambió desde que lo abriste. Míralo otra vez y decide.',
  'Please write a note.': 'Escribe una nota.',
  'Somebody was first. Look at it again.': 'Alguien fue más rápido. Míralo otra vez.',
  'It is not as it was decided any more: somebody has changed it since. Nothing was taken back.':
    'Ya no está como se decidió: alguien lo cambió después. No se deshizo nada.',
  '{who} has already taken this decision back.': '{who} ya deshizo esta decisión.',
  '{who} has already approved it.': '{who} ya lo aprobó.',
  '{who} has already rejected it.': '{who} ya lo rechazó.',
  '{who} has already approved this event.': '{who} ya aprobó este evento.',
  '{who} has already rejected this event.': '{who} ya rechazó este evento.',
  '{who} has already approved this site.': '{who} ya aprobó este sitio.',
  '{who} has already rejected this site.': '{who} ya rechazó este sitio.',
  '{who} has already resolved this report.': '{who} ya resolvió este aviso.',
  '{who} has already dismissed this report.': '{who} ya descartó este aviso.',
  '{who} has already granted this claim.': '{who} ya concedió este reclamo.',
  '{who} has already refused this claim.': '{who} ya negó este reclamo.',
  '{who} has already granted this request.': '{who} ya concedió esta petición.',
  '{who} has already refused this request.': '{who} ya negó esta petición.',
  '{who} has already approved {city}.': '{who} ya aprobó {city}.',
  '{who} has already rejected {city}.': '{who} ya rechazó {city}.',
  Somebody: 'Alguien',
  'The engine': 'El motor',
  'The publisher': 'El editor',
  'A letter to its domain': 'Un correo a su dominio',
  'Somebody has already merged these events or kept them apart.': 'Alguien ya unió estos eventos o los mantuvo aparte.',
  '{source} is paused or retired, so its events are not published.':
    '{source} está en pausa o retirada, así que sus eventos no se publican.',
  'It is not held any more: its page lists it differently now, or its day is over.':
    'Ya no está retenido: su página lo lista ahora de otro modo, o su día ya pasó.',
  'It cannot be listed: {why}.': 'No puede salir en la lista: {why}.',
  'Something else changed at the same time. Please try again.': 'Algo más cambió al mismo tiempo. Inténtalo de nuevo.',
  'The publisher confirmed this request in the meantime. Review it and try again.':
    'El editor confirmó esta petición mientras tanto. Revísala e inténtalo de nuevo.',
  'The claim or the account changed at the same time. Look at it again.':
    'El reclamo o la cuenta cambió al mismo tiempo. Míralo otra vez.',
  'Only a granted claim can be revoked.': 'Solo se puede revocar un reclamo concedido.',
  '{owner} manages this venue. Revoke that claim first.': '{owner} administra este lugar. Revoca antes ese reclamo.',
  '{who} is a promoter. Change the role in Users first.': '{who} es promotor. Cambia antes el rol en Usuarios.',
  '{who} is a venue owner. Change the role in Users first.':
    '{who} es responsable de un local. Cambia antes el rol en Usuarios.',
  '{who} has withdrawn this request.': '{who} retiró esta solicitud.',
  '{who} has already declined this request.': '{who} ya rechazó esta solicitud.',
  'The request or the account changed at the same time. Look at it again.':
    'La solicitud o la cuenta cambió al mismo tiempo. Mírala otra vez.',
  '{who} is suspended.': 'La cuenta de {who} está suspendida.',
  'Nobody suspends their own account. Ask another administrator.':
    'Nadie suspende su propia cuenta. Pídelo a otra persona que administre.',
  'Nobody changes their own roles. Ask another administrator.':
    'Nadie cambia sus propios roles. Pídelo a otra persona que administre.',
  'Somebody changed this account, or your own, at the same time. Look at it again.':
    'Alguien cambió esta cuenta, o la tuya, al mismo tiempo. Mírala otra vez.',
  'This is a sample account, which has no mailbox.': 'Es una cuenta de ejemplo y no tiene buzón.',
  'This campaign is being changed by somebody else. Please try again.':
    'Alguien más está cambiando esta campaña. Inténtalo de nuevo.',
  'The money of this campaign went back, so it cannot run.':
    'El dinero de esta campaña se devolvió, así que no puede publicarse.',
  'Nothing is left of this payment to give back.': 'De este pago no queda nada que devolver.',
  'The rest of this payment was given back by hand before. Reload the list.':
    'El resto de este pago ya se devolvió a mano. Vuelve a cargar la lista.',
  'Our data cannot be reached right now. Please try again in a minute.':
    'Ahora no podemos acceder a nuestros datos. Inténtalo de nuevo en un minuto.',
  'Our data cannot be reached right now. The change may have been made: look before you try it again.':
    'Ahora no podemos acceder a nuestros datos. Puede que el cambio se haya hecho: míralo antes de intentarlo otra vez.',
  'A service that we depend on does not answer right now. Please try again in a minute: nothing is done twice.':
    'Un servicio del que dependemos no responde ahora. Inténtalo de nuevo en un minuto: nada se hace dos veces.',
  'Something went wrong on our side. If it happens again, tell us this number: {reference}.':
    'Algo falló de nuestro lado. Si vuelve a pasar, danos este número: {reference}.',
  'You need to be signed in to do this.': 'Para esto debes iniciar sesión.',
  'Please sign in first.': 'Primero inicia sesión.',
  'Administrator access is required to do this.': 'Para esto se necesita acceso de administración.',
  'Administrators must set up a second step before they open the console. Add one on your account page.':
    'Quienes administran deben configurar un segundo paso antes de abrir la consola. Agrégalo en la página de tu cuenta.',
  'This request comes from another site.': 'Esta solicitud viene de otro sitio.',
  'Please wait a minute.': 'Espera un minuto.',
  'Please enter the address of a website, such as example.org.': 'Escribe la dirección de un sitio, como example.org.',
  'Only http and https addresses are read, not {what}': 'Solo se leen direcciones http y https, no {what}',
  '"{text}" is not a web address.': '«{text}» no es una dirección web.',
  '{what} does not exist or has been moved.': '{what} no existe o se movió.',
  'This source': 'Esta fuente',
  'This document': 'Este documento',
  'The snapshot of this document': 'La copia de este documento',
  'This site': 'Este sitio',
  'This event': 'Este evento',
  'This held event': 'Este borrador retenido',
  'This group of events': 'Este grupo de eventos',
  'This report': 'Este aviso',
  'The event of this report': 'El evento de este aviso',
  'This claim': 'Este reclamo',
  'This submission': 'Este envío',
  'This decision': 'Esta decisión',
  'This error': 'Este error',
  'This dead letter': 'Este trabajo fallido',
  'This silence': 'Este silencio',
  'This delivery': 'Esta entrega',
  'This operation': 'Esta operación',
  'This city': 'Esta ciudad',
  'This request': 'Esta petición',
  'This rule': 'Esta regla',
  'This image': 'Esta imagen',
  'This account': 'Esta cuenta',
  'This campaign': 'Esta campaña',
  'This payment': 'Este pago',
  'This venue': 'Este lugar',
  '{field} is missing.': 'Falta {field}.',
  '{field} must not be empty.': '{field} no puede quedar vacío.',
  '{field} must have at least {n} characters.': '{field} debe tener al menos {n} caracteres.',
  '{field} may have at most {n} characters.': '{field} puede tener {n} caracteres como máximo.',
  '{field} must be at least {n}.': '{field} debe ser {n} o más.',
  '{field} must be at most {n}.': '{field} debe ser {n} como máximo.',
  '{field} must be one of {values}.': '{field} debe ser uno de {values}.',
  '{field} must say why.': 'Escribe por qué ({field}).',
  '{field} is malformed.': '{field} no tiene la forma correcta.',
} as const;
