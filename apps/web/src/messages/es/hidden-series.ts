import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const hidden: Translated<Catalogs['hidden']> = {
  'hidden.hide': 'Ocultar esta serie',
  'hidden.unhide': 'Volver a mostrar esta serie',
  'hidden.note': 'Ocultaste esta serie: las listas de eventos no la muestran.',
  'hidden.done': ({ title }) => `${title} está oculta`,
  'hidden.doneText': 'Las listas de eventos no muestran ninguna de sus fechas.',
  'hidden.undo': 'Deshacer',
  'hidden.back': ({ title }) => `${title} vuelve a las listas`,
  'hidden.full': ({ n }) => `Ya ocultas ${n} series`,
  'hidden.fullText': 'Vuelve a mostrar una de ellas primero. Están en la página de tus eventos guardados.',

  'hidden.leftOut': ({ n }) => (n === 1 ? 'No se muestra 1 serie oculta' : `No se muestran ${n} series ocultas`),
  'hidden.show': ({ n }) => (n === 1 ? 'Mostrarla' : 'Mostrarlas'),
  'hidden.shown': ({ n }) => (n === 1 ? 'Se muestra 1 serie oculta' : `Se muestran ${n} series ocultas`),
  'hidden.leaveOut': ({ n }) => (n === 1 ? 'No mostrarla' : 'No mostrarlas'),

  'hidden.title': 'Series ocultas',
  'hidden.text': 'Las listas de eventos no las muestran. Puedes ocultar una serie en su propia página.',
  'hidden.none': 'No ocultas ninguna serie.',
  'hidden.loading': 'Cargando…',
  'hidden.gone': 'Una serie que ya no aparece en ninguna fuente',
  'hidden.unread': 'Una serie cuyo nombre no se pudo cargar',
  'hidden.unhideShort': 'Mostrar',
  'hidden.unhideNamed': ({ title }) => `Mostrar ${title} de nuevo`,
};
