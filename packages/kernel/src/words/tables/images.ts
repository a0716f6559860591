import { words } from '../define.ts';

/** What is wrong with a picture, and which one an event shows. */
// biome-ignore format: a message is one line, with both languages side by side.
export const imageWords = words({
  'image.size': ['{w} × {h} pixels', '{w} × {h} píxeles'],
  'image.damaged': ['The file is damaged: its header cannot be read.', 'El archivo está dañado: no se puede leer su cabecera.'],
  'image.cutOff': ['The file is cut off: its end is missing.', 'El archivo está cortado: le falta el final.'],
  'image.tooLarge': ['It declares {size}, more than a picture of an event can have.', 'Declara {size}, más de lo que puede tener la imagen de un evento.'],
  'image.trackingPixel': ['It is a tracking pixel ({size}).', 'Es un píxel de seguimiento ({size}).'],
  'image.tooSmall': ['It is too small: {size}; a picture needs {least}.', 'Es demasiado pequeña: {size}; una imagen necesita {least}.'],
  'image.banner': ['It is a banner or a logo, not a picture ({size}).', 'Es un banner o un logotipo, no una imagen ({size}).'],
  'image.column': ['It is a column, not a picture ({size}).', 'Es una columna, no una imagen ({size}).'],
  'image.named': ['Its name says that it is no picture of the event (“{name}”).', 'Su nombre dice que no es una imagen del evento («{name}»).'],
  'image.nearlyEmpty': ['It is nearly empty: {size} in one color.', 'Está casi vacía: {size} de un solo color.'],
  'image.repeated': ['The same picture stands on {n} different events of its source.', 'La misma imagen está en {n} eventos distintos de su fuente.'],
  'image.wait': ['The host requests a pause; try again in a minute.', 'El servidor pide una pausa; inténtalo de nuevo en un minuto.'],
  'image.notSent': ['The host sent no image.', 'El servidor no envió ninguna imagen.'],
  'image.madeUnfit': ['The image that was made cannot be shown. {why}', 'La imagen que se hizo no se puede mostrar. {why}'],
  'image.noSuchEvent': ['There is no upcoming event of this id.', 'No hay ningún próximo evento con este ID.'],
  'image.ofSource': ['The event shows the image of its source.', 'El evento muestra la imagen de su fuente.'],
  'image.fetchedNow': ['The image of its source could be fetched now.', 'Ahora sí se pudo descargar la imagen de su fuente.'],
  'image.ofCategory': ['The event shows an image of its category.', 'El evento muestra una imagen de su categoría.'],
  'image.hasOne': ['The event has one.', 'El evento tiene una.'],
  'image.made': ['The image model made an image.', 'El modelo de imágenes hizo una imagen.'],
  'image.drawn': ['No image model is configured; an illustration was drawn.', 'No hay ningún modelo de imágenes configurado; se dibujó una ilustración.'],
  'image.noModel': ['No image model is configured.', 'No hay ningún modelo de imágenes configurado.'],
  'image.madeFor': ['{n} of {n2} made for {category}.', '{n} de {n2} hechas para {category}.'],
  'image.requestOver': ['The time for one request is over; ask again for the rest.', 'Se acabó el tiempo de una solicitud; pide otra vez las demás.'],
  'image.categoryFull': ['A category has at most {n} images.', 'Una categoría tiene {n} imágenes como máximo.'],
  'image.batchOver': ['The time for one batch was over before the rest.', 'Se acabó el tiempo de un lote antes de terminar.'],
  'image.allValid': ['All events have valid images!', '¡Todos los eventos tienen imágenes válidas!'],
  'image.batch': ['{n} of {n2} events got an image.', '{n} de {n2} eventos recibieron una imagen.'],
});
