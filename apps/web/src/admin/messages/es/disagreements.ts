import type { Translated } from '../../../messages/catalog.ts';
import type { disagreementsMessages } from '../disagreements.ts';

export const disagreementsEs: Translated<typeof disagreementsMessages> = {
  'disputes.tab': 'Desacuerdos',
  'disputes.title': 'Fuentes en desacuerdo',
  'disputes.note':
    'Próximos eventos para los que las fuentes dan horas distintas. Se muestra lo que dice el local; si no, la fuente que lo supo primero; la página cuenta el resto. Primero, los que más personas guardaron o planearon.',
  'disputes.shown': 'Se muestra',
  'disputes.shownBy': 'Lo dice',
  'disputes.byVenue': ({ source }) => `${source}, el propio local`,
  'disputes.others': 'Otras dicen',
  'disputes.people': 'Personas',
  'disputes.dates': 'Fechas en desacuerdo',
  'disputes.hearts': 'Guardado por',
  'disputes.plans': 'Planeado por',
  'disputes.views': 'Visitas al local, 30 días',
  'disputes.page': 'Lo que ven los visitantes',
  'disputes.empty': 'Ninguna fuente está en desacuerdo sobre un próximo evento.',
};
