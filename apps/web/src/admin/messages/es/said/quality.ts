/** Why an event has its tier, where an event's place is wrong, and what is wrong with a picture. */
export const ofQuality = {
  'already over': 'ya terminó',
  'It has no title.': 'No tiene título.',
  '"{title}" is no title': '«{title}» no es un título',
  '"{title}" has no date': '«{title}» no tiene fecha',
  '"{title}" has a start that does not exist: {start}': '«{title}» tiene un inicio que no existe: {start}',
  '"{title}" starts more than two years ahead': 'faltan más de dos años para «{title}»',
  '"{title}" lasts over a year': '«{title}» dura más de un año',
  'It has a title.': 'Tiene título.',
  'It has no usable title.': 'No tiene un título que sirva.',
  'Its date is known.': 'Se conoce su fecha.',
  'Its date is not known.': 'No se conoce su fecha.',
  'Its time of day is known.': 'Se conoce su hora.',
  'Its time of day is not known.': 'No se conoce su hora.',
  'It has a venue.': 'Tiene lugar.',
  'It has no venue.': 'No tiene lugar.',
  'It has an address.': 'Tiene dirección.',
  'It has no address.': 'No tiene dirección.',
  'Its description is short: {n} characters.': 'Su descripción es corta: {n} caracteres.',
  'It has a description.': 'Tiene descripción.',
  'It has no description.': 'No tiene descripción.',
  'It has an image.': 'Tiene imagen.',
  'It has no image.': 'No tiene imagen.',
  'It links to a page.': 'Lleva a una página.',
  'It has no link.': 'No tiene enlace.',
  'Its price is known.': 'Se conoce su precio.',
  'Its price is not known.': 'No se conoce su precio.',
  'Its category is clear.': 'Su categoría es clara.',
  'Its category is not clear.': 'Su categoría no es clara.',

  'The state is one of the 50 states or the District of Columbia.':
    'El estado es uno de los 50 estados o el Distrito de Columbia.',
  '“{state}” is not a state.': '«{state}» no es un estado.',
  'Set the state to its two-letter code.': 'Pon el código de dos letras del estado.',
  'The address does not name a different state than the event.': 'La dirección no nombra otro estado que el evento.',
  'The address is in {state}, but the event is filed under {other}.':
    'La dirección está en {state}, pero el evento figura en {other}.',
  'File it under a city of {state}, or correct the address.': 'Ponlo en una ciudad de {state}, o corrige la dirección.',
  'The ZIP code of the address belongs to the state.': 'El código postal de la dirección es del estado.',
  'ZIP code {zip} is in {state}, not in {other}.': 'El código postal {zip} es de {state}, no de {other}.',
  'Correct the ZIP code or the state.': 'Corrige el código postal o el estado.',
  'The town is within {n} miles of the city that lists the event.':
    'La localidad está a {n} millas como máximo de la ciudad que lista el evento.',
  '{city} is {n} miles from {list}, where it is listed.': '{city} está a {n} millas de {list}, donde figura.',
  'Move it to the list of {city}.': 'Pásalo a la lista de {city}.',
  'The time zone is that of the town.': 'La zona horaria es la de la localidad.',
  'Its times are in {zone}, but {city} uses {other}.': 'Sus horas están en {zone}, pero {city} usa {other}.',
  'Read its source again in {zone}.': 'Vuelve a leer su fuente con {zone}.',
  'The gazetteer has the town in that state.': 'El nomenclátor tiene esa localidad en ese estado.',
  'There is no known town {city} in {state}.': 'No se conoce ninguna localidad {city} en {state}.',
  'Check the spelling of the town and the state.': 'Revisa cómo están escritos la localidad y el estado.',
  'The venue is the name of a place, not a placeholder or a web address.':
    'El lugar es el nombre de un sitio, no un relleno ni una dirección web.',
  '“{venue}” is not a place.': '«{venue}» no es un lugar.',
  'Enter the venue, or leave it empty.': 'Escribe el lugar, o déjalo vacío.',
  'The event has a venue or an address.': 'El evento tiene lugar o dirección.',
  'The event has neither a venue nor an address.': 'El evento no tiene lugar ni dirección.',
  'Look for the venue on the page of the event.': 'Busca el lugar en la página del evento.',

  "The event has its city's zone, {zone}, and its time means the stored instant.":
    'El evento tiene la zona de su ciudad, {zone}, y su hora corresponde al instante guardado.',
  'The event has the zone {zone}, its city {other}; on its day both have the same time.':
    'El evento tiene la zona {zone} y su ciudad, {other}; ese día las dos tienen la misma hora.',
  "The zone is the city's, but the stored instant is {time} there, not {start}.":
    'La zona es la de la ciudad, pero el instante guardado es allí {time}, no {start}.',
  'The event has the zone {zone}, but its city has {other}: there it would begin at {time}.':
    'El evento tiene la zona {zone}, pero su ciudad tiene {other}: allí empezaría a las {time}.',

  'The file is damaged: its header cannot be read.': 'El archivo está dañado: no se puede leer su cabecera.',
  'The file is cut off: its end is missing.': 'El archivo está cortado: le falta el final.',
  'It declares {size}, more than a picture of an event can have.':
    'Declara {size}, más de lo que puede tener la imagen de un evento.',
  'It is a tracking pixel ({size}).': 'Es un píxel de seguimiento ({size}).',
  'It is too small: {size}; a picture needs {least}.': 'Es demasiado pequeña: {size}; una imagen necesita {least}.',
  'It is a banner or a logo, not a picture ({size}).': 'Es un banner o un logotipo, no una imagen ({size}).',
  'It is a column, not a picture ({size}).': 'Es una columna, no una imagen ({size}).',
  'Its name says that it is no picture of the event (“{name}”).':
    'Su nombre dice que no es una imagen del evento («{name}»).',
  'It is nearly empty: {size} in one color.': 'Está casi vacía: {size} de un solo color.',
  '{w} × {h} pixels': '{w} × {h} píxeles',
  'The same picture stands on {n} different events of its source.':
    'La misma imagen está en {n} eventos distintos de su fuente.',
  'The host requests a pause; try again in a minute.': 'El servidor pide una pausa; inténtalo de nuevo en un minuto.',
  'The host sent no image.': 'El servidor no envió ninguna imagen.',
  'There is no upcoming event of this id.': 'No hay ningún próximo evento con este ID.',
  'The event shows the image of its source.': 'El evento muestra la imagen de su fuente.',
  'The image of its source could be fetched now.': 'Ahora sí se pudo descargar la imagen de su fuente.',
  'The event shows an image of its category.': 'El evento muestra una imagen de su categoría.',
  'The event has one.': 'El evento tiene una.',
  'The image model made an image.': 'El modelo de imágenes hizo una imagen.',
  'No image model is configured; an illustration was drawn.':
    'No hay ningún modelo de imágenes configurado; se dibujó una ilustración.',
  'No image model is configured.': 'No hay ningún modelo de imágenes configurado.',
  'Drawing {n} for {category}: shapes in the color of the category, without a model.':
    'Dibujo {n} para {category}: formas en el color de la categoría, sin modelo.',
  '{n} of {n2} made for {category}.': '{n} de {n2} hechas para {category}.',
  'The time for one request is over; ask again for the rest.':
    'Se acabó el tiempo de una solicitud; pide otra vez las demás.',
  'A category has at most {n} images.': 'Una categoría tiene {n} imágenes como máximo.',
  'The time for one batch was over before the rest.': 'Se acabó el tiempo de un lote antes de terminar.',
  'All events have valid images!': '¡Todos los eventos tienen imágenes válidas!',
  '{n} of {n2} events got an image.': '{n} de {n2} eventos recibieron una imagen.',
} as const;
