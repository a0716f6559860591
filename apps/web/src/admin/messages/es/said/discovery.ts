/** What discovery, recovery and expansion found, and why. */
export const ofDiscovery = {
  // How a source was found.
  map: 'mapa abierto',
  link: 'enlace',
  platform: 'plataforma',
  aggregate: 'portal',
  recovery: 'recuperación',
  model: 'modelo de lenguaje',
  manual: 'a mano',
  configured: 'configuración',
  form: 'formulario',
  submission: 'envío',

  'OpenStreetMap has “{name}” here, a {kind} with this website.':
    'OpenStreetMap tiene aquí «{name}» ({kind}) con este sitio.',
  'OpenStreetMap has a place here, a {kind} with this website.':
    'OpenStreetMap tiene aquí un lugar ({kind}) con este sitio.',
  'Its host requests a pause.': 'Su servidor pide una pausa.',
  'The server reports no change to a first request.': 'El servidor dice que nada cambió en una primera solicitud.',
  'It calls itself a guide for visitors.': 'Se presenta como una guía para visitantes.',
  'It calls itself a chamber of commerce.': 'Se presenta como una cámara de comercio.',
  'It calls itself a council of the arts.': 'Se presenta como un consejo de las artes.',
  'It calls itself a guide to the city.': 'Se presenta como una guía de la ciudad.',
  'It calls itself a directory.': 'Se presenta como un directorio.',
  'Its text links to {n} other sites.': 'Su texto enlaza a {n} sitios.',
  'It has a page for a kind of place.': 'Tiene una página para un tipo de lugar.',
  'It has {n} pages for kinds of places.': 'Tiene {n} páginas para tipos de lugares.',
  'It has at least {n} pages about one place each.': 'Tiene al menos {n} páginas sobre un lugar cada una.',
  'What it says about {n} of them names events.': 'Lo que dice de {n} de ellos nombra eventos.',
  'It names no places of other people.': 'No nombra lugares de otras personas.',
  'A source of this site was retired by an administrator.': 'Un administrador retiró una fuente de este sitio.',
  '{url} is a source already.': '{url} ya es una fuente.',
  'The domain is blocked, because it failed its checks repeatedly.':
    'El dominio está bloqueado porque falló varias veces en sus comprobaciones.',
  'Nobody uses this domain. {why}': 'Nadie usa este dominio. {why}',
  'Most of its events ({n} of {n2}) are in another state.':
    'La mayoría de sus eventos ({n} de {n2}) son en otro estado.',
  'Its pages are in another language ({language}).': 'Sus páginas están en otro idioma ({language}).',
  'A feed lists one upcoming event.': 'Un feed lista un próximo evento.',
  'A feed lists {n} upcoming events.': 'Un feed lista {n} próximos eventos.',
  'A page with event data lists one upcoming event.': 'Una página con datos de eventos lista un próximo evento.',
  'A page with event data lists {n} upcoming events.': 'Una página con datos de eventos lista {n} próximos eventos.',
  'A page lists one upcoming event.': 'Una página lista un próximo evento.',
  'A page lists {n} upcoming events.': 'Una página lista {n} próximos eventos.',
  'A page may list {n} events, none of them certain enough to be published unseen.':
    'Una página puede listar {n} eventos, ninguno lo bastante seguro para publicarlo sin mirarlo.',
  'It is published with {platform}.': 'Se publica con {platform}.',
  'It names a feed of its calendar.': 'Nombra un feed de su calendario.',
  'All events on its page are over ({n}).': 'Todos los eventos de su página ya pasaron ({n}).',
  'All events on {n} of its pages are over ({n2}).': 'Todos los eventos de {n} de sus páginas ya pasaron ({n2}).',
  'No upcoming event on its page, although it has a calendar.':
    'Ningún próximo evento en su página, aunque tiene un calendario.',
  'No upcoming event on {n} of its pages, although it has a calendar.':
    'Ningún próximo evento en {n} de sus páginas, aunque tiene un calendario.',
  'No upcoming event on its page.': 'Ningún próximo evento en su página.',
  'No upcoming event on {n} of its pages.': 'Ningún próximo evento en {n} de sus páginas.',
  '{n} pages that are read already link to {n2} other sites.': '{n} páginas que ya se leen enlazan a {n2} sitios.',
  '{source} links to a calendar on {platform} as “{text}”.': '{source} enlaza a un calendario en {platform}: «{text}».',
  '{source} links to a calendar on {platform}.': '{source} enlaza a un calendario en {platform}.',
  '{source} links to it as “{text}”.': '{source} lo enlaza: «{text}».',
  '{source} links to it.': '{source} lo enlaza.',
  '{n} sites are new.': '{n} sitios son nuevos.',
  '{n} sites wait for the next session; Safe Mode halves how many are checked.':
    '{n} sitios esperan la próxima búsqueda; el Modo seguro comprueba la mitad.',
  '{n} sites wait for the next session.': '{n} sitios esperan la próxima búsqueda.',
  'Accept: it would become a source by itself.': 'Aceptar: pasaría a ser una fuente por sí solo.',
  'Review: a person should look at it.': 'Revisar: debería mirarlo una persona.',
  'Try again later: it could not be read now.': 'Intentar más tarde: ahora no se pudo leer.',
  'Reject: it would not be read.': 'Rechazar: no se leería.',
  'The site was decided or checked in the meantime.': 'Mientras tanto, el sitio se decidió o se comprobó.',
  '{city} is not in the network; the site waits until it is.':
    '{city} no está en la red; el sitio espera hasta que lo esté.',
  '{url} became a source. {why}': '{url} pasó a ser una fuente. {why}',
  '{city} has one source, and nothing is left to check.': '{city} tiene una fuente y no queda nada por comprobar.',
  '{city} has {n} sources, and nothing is left to check.': '{city} tiene {n} fuentes y no queda nada por comprobar.',
  'The language model was asked for more in the last seven days.':
    'En los últimos siete días ya se pidieron más al modelo de lenguaje.',
  'No model named more. {why}': 'Ningún modelo nombró más. {why}',
  'A language model named it as a site of {city}.': 'Un modelo de lenguaje lo nombró como sitio de {city}.',
  'The language model named {n} sites, for {n2} tokens.': 'El modelo de lenguaje nombró {n} sitios, por {n2} tokens.',
  'The language model named {n} sites, in an answer that was paid for before.':
    'El modelo de lenguaje nombró {n} sitios, en una respuesta ya pagada.',
  'No city looks for sources, because autonomous discovery is switched off.':
    'Ninguna ciudad busca fuentes, porque el descubrimiento autónomo está desactivado.',
  'Switch it on under System Controls.': 'Actívalo en Controles del sistema.',
  'In {city}, {n} of {n2} sites checked were no sources.': 'En {city}, {n} de {n2} sitios comprobados no eran fuentes.',
  'Switch discovery off for this city with an override: little is left to find there.':
    'Desactiva el descubrimiento en esta ciudad con una excepción: allí queda poco por encontrar.',
  'Nothing needs to be done; sites that were refused are not asked again for a month.':
    'No hay que hacer nada; un sitio rechazado no se vuelve a mirar en un mes.',
  'Safe Mode halves the rate of discovery, and nothing is being wasted.':
    'El Modo seguro reduce a la mitad el descubrimiento, y no se está desperdiciando nada.',
  'Switch Safe Mode off to find sources sooner.': 'Desactiva el Modo seguro para encontrar fuentes antes.',
  'The open map was already asked about this city in the last day.':
    'Ya se preguntó por esta ciudad al mapa abierto en el último día.',
  'The open map asks for a pause.': 'El mapa abierto pide una pausa.',
  'The open map names {n} venues with a website.': 'El mapa abierto nombra {n} lugares con sitio web.',
  'The open map gave nothing: {why}': 'El mapa abierto no dio nada: {why}',
  'Last {n} days': 'Últimos {n} días',
  '{site} lists it under “{label}”.': '{site} lo lista en «{label}».',
  '{site} links to it on its first page.': '{site} lo enlaza en su primera página.',
  '{name} names {n} places on {n2} pages.': '{name} nombra {n} lugares en {n2} páginas.',
  'Its pages do not end: the first {n} were looked at.': 'Sus páginas no terminan: se miraron las primeras {n}.',
  '{n} of its pages in a row could not be read.': '{n} páginas seguidas no se pudieron leer.',
  '{n} more pages are left for later.': 'Quedan {n} páginas para después.',
  '{why} One new site waits until discovery is on again.':
    '{why} Un sitio nuevo espera a que se active el descubrimiento.',
  '{why} {n} new sites wait until discovery is on again.':
    '{why} {n} sitios nuevos esperan a que se active el descubrimiento.',

  'Its home page has no links that a language model could choose from.':
    'Su página principal no tiene enlaces entre los que un modelo de lenguaje pueda elegir.',
  'The language model was not asked. {why}': 'No se preguntó al modelo de lenguaje. {why}',
  'The language model names no other page.': 'El modelo de lenguaje no nombra otra página.',
  'The language model was asked, too.': 'También se preguntó al modelo de lenguaje.',
  'The site names no other page with events, and has none at a usual address.':
    'El sitio no nombra otra página con eventos, ni tiene una en una dirección habitual.',
  'None of {n} other pages lists its events.': 'Ninguna de otras {n} páginas lista sus eventos.',
  'Its events are on another site, which discovery may find.':
    'Sus eventos están en otro sitio, que el descubrimiento puede encontrar.',
  'Nobody uses its domain any more. {why}': 'Ya nadie usa su dominio. {why}',
  'The source is not lost.': 'La fuente no está perdida.',
  '{url} was found again at {other}. {detail}': '{url} se encontró de nuevo en {other}. {detail}',
  'It publishes no events.': 'No publica eventos.',
  'It lists {n} of the {n2} events that are known from this source.':
    'Lista {n} de los {n2} eventos que se conocen de esta fuente.',
  'It lists none of the {n} events that are known from this source.':
    'No lista ninguno de los {n} eventos que se conocen de esta fuente.',
  'Its events are not certain enough.': 'Sus eventos no son lo bastante seguros.',
  'It publishes events.': 'Publica eventos.',
} as const;
