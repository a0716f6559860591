import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { grouped } from '../dates.ts';

/** Each sentence describes what the code does; change both languages together. */
export const developers: Translated<Catalogs['developers']> = {
  'dev.title': 'Para desarrolladores',
  'dev.lead':
    'Los eventos que ves aquí también son datos: para tu calendario, tu sitio, tu boletín o tu propio programa. Son gratis y no necesitan cuenta.',
  'dev.public': 'Qué es público',
  'dev.publicText':
    'Los próximos eventos, las búsquedas, cada evento con la evidencia de cada dato, las categorías, los lugares y las ciudades. Todo es solo de lectura. Las cuentas, los corazones y los reportes no forman parte.',
  'dev.publicReference': 'Cada llamada, con sus parámetros y su respuesta:',
  'dev.reference': 'Referencia (en inglés)',
  'dev.openapi': 'Documento OpenAPI',
  'dev.first': 'Una primera llamada',
  'dev.firstText': 'Los próximos cinco eventos de Columbia, en JSON. También funciona en la barra de direcciones.',
  'dev.search': 'Una búsqueda de jazz a 25 millas o menos:',
  'dev.paging':
    'Una lista trae “nextCursor” mientras haya más: envíalo como “cursor”. Las horas son las de la ciudad del evento, con su zona horaria al lado. Un error es problem+json, con una frase para personas.',
  'dev.limits': 'Límites justos',
  'dev.limitAnonymous': ({ n }) => `Sin clave: ${grouped(n)} llamadas por minuto desde una dirección de red.`,
  'dev.limitKey': ({ n }) => `Con clave: ${grouped(n)} llamadas por minuto.`,
  'dev.limitAddress': ({ n }) =>
    `Desde una dirección en total: ${grouped(n)} llamadas por minuto, sean cuales sean las claves.`,
  'dev.limitsText':
    'Una llamada de más se rechaza con el código 429, y “Retry-After” dice cuántos segundos hay que esperar. El encabezado “RateLimit-Policy” nombra tu límite. Las cuentas se guardan en memoria un minuto, con un hash de la dirección.',
  'dev.cache':
    'Conserva una respuesta mientras lo diga su “Cache-Control”, y envía el “ETag” de un canal con “If-None-Match”: así no se envía otra vez un canal sin cambios.',
  'dev.keys': 'Claves de API',
  'dev.keysText': ({ n }) =>
    `Una clave es gratis y eleva tu límite. Necesita una cuenta, que puede tener hasta ${n}. Envíala en cada llamada, desde tu servidor: una clave en una página web deja de ser secreta.`,
  'dev.makeKey': 'Crear una clave',
  'dev.browser':
    'Los scripts de otros sitios no pueden leer la API: los navegadores lo permiten solo si un sitio lo pide, y no lo pedimos. Para un sitio está la lista incrustada.',
  'dev.feeds': 'Calendarios y canales',
  'dev.feedsText':
    'Cualquier lista o búsqueda también es un calendario (ICS), RSS y JSON Feed. Un evento conserva su UID, su SEQUENCE sube solo cuando algo de él cambia, y un evento cancelado se queda, marcado como [CANCELLED]. Con “when=weekend” los días de un canal avanzan con el calendario.',
  'dev.dataset':
    'Todo lo próximo de una ciudad es un archivo cada noche, JSON Lines en gzip, con las palabras de cada fuente. Otra dirección tiene sus condiciones, su suma de comprobación, sus fuentes y las que quedan fuera. Se guardan siete noches; vuelve a preguntar con el “ETag”. Cuando un editor nos pide parar, el archivo se retira y se escribe de nuevo.',
  'dev.mcp': 'Para asistentes de IA',
  'dev.mcpText':
    'Un servidor MCP responde sobre eventos, lugares, ciudades y esta noche, arma un itinerario y da la dirección de un canal. Cada respuesta nombra su fuente, cuándo se confirmó por última vez y qué tan seguros estamos. Solo lee, y cada lectura cuenta para tu límite. Pega esto en la configuración de tu programa:',
  'dev.mcpKey': 'Una clave va en el encabezado “Authorization”, como en cada llamada.',
  'dev.markdown':
    'La página de un evento también es Markdown: añade “.md” a su dirección. Una lista de lo que los programas pueden leer aquí:',
  'dev.embed': 'Una lista en tu sitio',
  'dev.embedText':
    'Un elemento con los próximos eventos, para cualquier página: un script, un atributo por cada parámetro de un canal, y “theme”, “size”, “accent”, “limit” y “lang”. Los estilos de tu página no entran en él, ni los suyos en ella. Sin scripts hay un marco.',
  'dev.embedPolicy':
    'Una página con Content-Security-Policy nombra este sitio en “script-src” y “connect-src”. El nivel del primer encabezado es 2; “data-heading” lo cambia.',
  'dev.screens': 'La misma lista para un televisor, y como semana en una página impresa, cada evento con código QR:',
  'dev.builder': 'Armar una lista',
  'dev.attribution': 'Lo que pedimos',
  'dev.attributionText':
    'Di de dónde viene: nombra a Marquee y enlaza a la página del evento, la nuestra o la de quien lo organiza. Muestra un evento cancelado como cancelado, y no muestres los que salieron de nuestras listas.',
  'dev.rights':
    'Los títulos, las descripciones y las imágenes son de quienes los publicaron; transmitimos lo que publicaron y no te damos derechos que son suyos. Los datos de lugares vienen de GeoNames, bajo CC BY 4.0.',

  'keys.title': 'Claves de API',
  'keys.lead': 'Con una clave, tus propios programas pueden llamar más a menudo a la API pública.',
  'keys.howTo': 'Cómo usar una clave',
  'keys.name': 'Nombre de la clave nueva',
  'keys.nameHint': 'Para ti: el programa que la va a usar.',
  'keys.nameNeeded': 'Ponle un nombre a la clave.',
  'keys.make': 'Crear una clave',
  'keys.making': 'Creando la clave…',
  'keys.failed': 'No se pudo crear la clave. Inténtalo de nuevo.',
  'keys.most': ({ n }) => `Tienes ${n} claves y no puede haber más. Revoca una que ya no uses.`,
  'keys.made': ({ name }) => `Tu clave nueva: ${name}`,
  'keys.madeText': 'Cópiala ahora: se muestra solo esta vez, y guardamos únicamente un hash.',
  'keys.key': 'Clave de API',
  'keys.copy': 'Copiar la clave',
  'keys.copied': 'Clave copiada',
  'keys.copyFailed': 'No se pudo copiar la clave',
  'keys.done': 'Ya la copié',
  'keys.yours': 'Tus claves',
  'keys.none': 'Todavía no tienes claves',
  'keys.noneText': 'Nada necesita una: la API está abierta sin clave, hasta su límite.',
  'keys.loading': 'Cargando tus claves…',
  'keys.loadFailed': 'No se pudieron cargar tus claves',
  'keys.created': ({ date }) => `Creada: ${date}`,
  'keys.lastUsed': ({ date }) => `Último uso: ${date}`,
  'keys.neverUsed': 'Sin usar',
  'keys.today': ({ n }) => (n === 1 ? '1 llamada hoy' : `${grouped(n)} llamadas hoy`),
  'keys.counting':
    'Las llamadas se cuentan con hasta medio minuto de retraso, y de vez en cuando falta alguna; los días son los de UTC.',
  'keys.revoke': 'Revocar',
  'keys.revokeNamed': ({ name }) => `Revocar ${name}`,
  'keys.revokeTitle': ({ name }) => `¿Revocar “${name}”?`,
  'keys.revokeText': 'Los programas que usan esta clave se rechazan de inmediato. No se puede deshacer.',
  'keys.revokeConfirm': 'Revocar la clave',
  'keys.revoked': 'Clave revocada',
  'keys.revokeFailed': 'No se pudo revocar la clave',
};
