import { words } from '../define.ts';

/** Why an event has its tier, or cannot be stored. */
// biome-ignore format: a message is one line, with both languages side by side.
export const qualityWords = words({
  'quality.alreadyOver': ['already over', 'ya terminó'],
  'quality.noTitle': ['It has no title.', 'No tiene título.'],
  'quality.isNoTitle': ['"{title}" is no title', '«{title}» no es un título'],
  'quality.noDate': ['"{title}" has no date', '«{title}» no tiene fecha'],
  'quality.noSuchStart': ['"{title}" has a start that does not exist: {start}', '«{title}» tiene un inicio que no existe: {start}'],
  'quality.tooFarAhead': ['"{title}" starts more than two years ahead', 'faltan más de dos años para «{title}»'],
  'quality.tooLong': ['"{title}" lasts over a year', '«{title}» dura más de un año'],
  'quality.title.yes': ['It has a title.', 'Tiene título.'],
  'quality.title.no': ['It has no usable title.', 'No tiene un título que sirva.'],
  'quality.date.yes': ['Its date is known.', 'Se conoce su fecha.'],
  'quality.date.no': ['Its date is not known.', 'No se conoce su fecha.'],
  'quality.time.yes': ['Its time of day is known.', 'Se conoce su hora.'],
  'quality.time.no': ['Its time of day is not known.', 'No se conoce su hora.'],
  'quality.venue.yes': ['It has a venue.', 'Tiene lugar.'],
  'quality.venue.no': ['It has no venue.', 'No tiene lugar.'],
  'quality.address.yes': ['It has an address.', 'Tiene dirección.'],
  'quality.address.no': ['It has no address.', 'No tiene dirección.'],
  'quality.description.short': ['Its description is short: {n} characters.', 'Su descripción es corta: {n} caracteres.'],
  'quality.description.yes': ['It has a description.', 'Tiene descripción.'],
  'quality.description.no': ['It has no description.', 'No tiene descripción.'],
  'quality.image.yes': ['It has an image.', 'Tiene imagen.'],
  'quality.image.no': ['It has no image.', 'No tiene imagen.'],
  'quality.link.yes': ['It links to a page.', 'Lleva a una página.'],
  'quality.link.no': ['It has no link.', 'No tiene enlace.'],
  'quality.price.yes': ['Its price is known.', 'Se conoce su precio.'],
  'quality.price.no': ['Its price is not known.', 'No se conoce su precio.'],
  'quality.category.yes': ['Its category is clear.', 'Su categoría es clara.'],
  'quality.category.no': ['Its category is not clear.', 'Su categoría no es clara.'],
});
