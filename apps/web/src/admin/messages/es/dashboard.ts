import type { Translated } from '../../../messages/catalog.ts';
import type { dashboardMessages } from '../dashboard.ts';

export const dashboardEs: Translated<typeof dashboardMessages> = {
  'section.dashboard': 'Tablero',
  'group.overview': 'Resumen',
  'dash.range': 'Período',
  'dash.1': '24 horas',
  'dash.7': '7 días',
  'dash.30': '30 días',
  'dash.well': 'Todo va bien',
  'dash.wellText': 'Se leen todas las fuentes, los trabajos van a tiempo y no hay errores sin resolver.',
  'dash.attention': 'Hay algo que revisar',
  'dash.trouble': 'Algo anda mal',
  'dash.open': 'Abrir',
  'trouble.shutdown': 'La parada de emergencia está activa: no se lee nada.',
  'trouble.alerts': ({ n }) => (n === 1 ? 'Hay una alerta activa.' : `Hay ${n} alertas activas.`),
  'trouble.critical-errors': ({ n }) =>
    n === 1 ? 'Hay un error crítico sin resolver.' : `Hay ${n} errores críticos sin resolver.`,
  'trouble.quota': 'El proveedor del modelo de lenguaje rechaza las llamadas porque su cuenta no tiene saldo.',
  'trouble.queue-stuck': ({ n }) =>
    n === 1
      ? 'La cola de trabajos está atascada: hay 1 trabajo por hacer desde hace más de diez minutos.'
      : `La cola de trabajos está atascada: hay ${n} trabajos por hacer, el más antiguo desde hace más de diez minutos.`,
  'trouble.nothing-read': 'No se leyó ninguna fuente en las últimas horas.',
  'trouble.budget-spent': 'Los tokens de hoy se agotaron.',
  'trouble.high-errors': ({ n }) =>
    n === 1 ? 'Hay un error de gravedad alta sin resolver.' : `Hay ${n} errores de gravedad alta sin resolver.`,
  'trouble.dead-letters': ({ n }) =>
    n === 1
      ? 'Un trabajo falló en todos los intentos.'
      : `${n}${n >= 100 ? ' o más' : ''} trabajos fallaron en todos los intentos.`,
  'trouble.sources-failing': ({ n }) =>
    n === 1 ? 'Una fuente falló en su última lectura.' : `${n} fuentes fallaron en su última lectura.`,
  'trouble.late': ({ n }) =>
    n === 1
      ? 'Una fuente lleva más de una hora de retraso.'
      : `${n}${n >= 100 ? ' o más' : ''} fuentes llevan más de una hora de retraso.`,
  'trouble.controls-off': ({ n }) =>
    n === 1 ? 'Un control del sistema está desactivado.' : `${n} controles del sistema están desactivados.`,

  'dash.figures': 'Cifras de hoy',
  'dash.events': 'Eventos',
  'dash.eventsHint': ({ ended }) => `${ended} ya ${ended === '1' ? 'terminó' : 'terminaron'}`,
  'dash.added': 'Eventos nuevos hoy',
  'dash.before': 'el día anterior',
  'dash.saved': 'Eventos guardados, 24 h',
  'dash.savedHint': ({ found }) => `de ${found} ${found === '1' ? 'encontrado' : 'encontrados'} en páginas`,
  'dash.reads': 'Páginas leídas, 24 h',
  'dash.readsHint': ({ errors }) => `${errors} ${errors === '1' ? 'falló' : 'fallaron'}`,
  'dash.freshness': 'Puntualidad',
  'dash.fresh': 'A tiempo',
  'dash.late': ({ late }) => `${late} con retraso`,
  'dash.freshHint': 'ninguna fuente lleva más de una hora de retraso',
  'dash.lateHint': ({ age }) => `hasta ${age} de retraso`,
  'dash.queue': 'Cola',
  'dash.queueHint': ({ age, running }) => `el más antiguo: ${age}; ${running} en curso`,
  'dash.queueEmpty': ({ running }) => `nada en espera, ${running} en curso`,
  'dash.budget': 'Tokens de hoy',
  'dash.budgetHint': ({ limit }) => `de ${limit}`,
  'dash.errors': 'Errores sin resolver',
  'dash.errorsHint': ({ critical, high }) => `gravedad crítica: ${critical}, alta: ${high}`,
  'dash.images': 'Imágenes que faltan',
  'dash.imagesHint': ({ share }) => `${share} con imagen`,
  'dash.sources': 'Fuentes activas',
  'dash.sourcesHint': ({ failing }) => `${failing} con fallos`,
  'dash.boosts': 'Clics de impulsos',
  'dash.boostsHint': ({ spend }) => `por ${spend}`,
  'dash.roi': 'ROI promedio',
  'dash.roiHint': 'clics de impulsos por dólar, por 10',

  'dash.readsChart': 'Eventos encontrados y guardados',
  'dash.flowChart': 'Eventos que entran y salen',
  'dash.flowNote': 'Eventos agregados y eventos cuya última fecha fue ese día (UTC).',
  'dash.found': 'Encontrados',
  'dash.savedSeries': 'Guardados',
  'dash.addedSeries': 'Agregados',
  'dash.endedSeries': 'Terminados',
  'dash.hour': 'Hora',
  'dash.day': 'Día',
  'dash.noReads': 'No se leyó nada en este período.',
  'dash.noFlow': 'En este período no se agregó ni terminó ningún evento.',

  'dash.waiting': 'Espera tu decisión',
  'dash.waitingNone': 'Nada espera una decisión.',
  'waiting.held-drafts': 'Borradores retenidos',
  'waiting.reports': 'Avisos de visitantes',
  'waiting.submissions': 'Envíos',
  'waiting.venue-claims': 'Reclamos de lugares',
  'waiting.promoter-requests': 'Solicitudes de promotor',
  'waiting.publishers': 'Peticiones de editores',
  'waiting.campaigns': 'Campañas por revisar',
  'waiting.dead-letters': 'Trabajos fallidos',
  'waiting.unreadable': 'Documentos ilegibles',
  'dash.more': ({ n }) => (n >= 100 ? '100+' : String(n)),

  'dash.latestErrors': 'Últimos errores sin resolver',
  'dash.errorsNone': 'No hay errores sin resolver.',
  'dash.times': ({ n }) => `${n}×`,

  'dash.latestEvents': 'Últimos eventos',
  'dash.latestEventsNote': 'Los eventos más nuevos de todas las ciudades.',
  'dash.eventsNone': 'Todavía no se ha agregado ningún evento.',
  'dash.event.active': 'Activo',
  'dash.event.cancelled': 'Cancelado',
  'dash.event.postponed': 'Pospuesto',
  'dash.event.inactive': 'Inactivo',
  'dash.event.ended': 'Terminado',

  'dash.cities': 'Situación de las ciudades',
  'dash.citiesNote': 'Primero las ciudades con más fuentes con fallos, luego las que tienen más fuentes.',
  'dash.citiesEmpty': 'Ninguna ciudad tiene todavía una fuente activa.',
  'dash.city': 'Ciudad',
  'dash.upcoming': 'Próximos',
  'dash.citySources': 'Fuentes',
  'dash.failing': 'Con fallos',
  'dash.lastRead': 'Última lectura',
  'dash.health': 'Situación',
  'dash.healthGood': 'Bien',
  'dash.healthWarn': 'Con algunos fallos',
  'dash.healthBad': 'Con fallos',
  'dash.campaignsNote': 'Abre una campaña para aprobarla, rechazarla, pausarla o reanudarla.',
};
