import type { Translated } from '../catalog.ts';
import type { coverage as english } from '../coverage.ts';
import { counted, grouped } from '../dates.ts';

const events = (n: number) => counted(n, 'evento', 'eventos');
const sources = (n: number) => counted(n, 'fuente', 'fuentes');

export const coverage: Translated<typeof english> = {
  'coverage.link': ({ place }) => `Qué leemos en ${place} y qué nos falta`,
  'coverage.title': ({ place }) => `Qué leemos en ${place}`,
  'coverage.text': 'Cada fuente con su nombre, cuándo respondió por última vez y lo que sabemos que nos falta.',
  'coverage.back': ({ place }) => `Todos los eventos en ${place}`,
  'coverage.loading': 'Cargando lo que leemos aquí…',
  'coverage.failed': 'No pudimos cargar lo que leemos aquí',
  'coverage.figures': 'Esta ciudad en cifras',
  'coverage.listing': 'Fuentes con eventos',
  'coverage.events': 'Próximos eventos',
  'coverage.lost': 'Fuentes en silencio',
  'coverage.places': 'Lugares conocidos sin fuente',

  'coverage.how': '¿Qué tan completos estamos?',
  'coverage.share': ({ percent }) => `Hasta donde sabemos, mostramos cerca del ${percent}% de lo que hay aquí.`,
  'coverage.none': 'Hasta donde sabemos, todavía no mostramos nada de lo que hay aquí.',
  'coverage.all':
    'No sabemos de nada que falte aquí. Eso no quiere decir que esté completo: puede haber lugares de los que nadie nos ha hablado.',
  'coverage.unknown': 'Sabemos muy poco de esta ciudad para decirlo.',
  'coverage.about': ({ percent }) => `cerca del ${percent}%`,
  'coverage.nothing': 'todavía nada',
  'coverage.nothingMissing': 'que sepamos, no falta nada',
  'coverage.noShare': 'sabemos muy poco',
  'coverage.kinds': 'Por categoría',
  'coverage.kind': ({ events: n, sources: of }) => `${events(n)} de ${sources(of)}`,
  'coverage.kindLost': ({ n, events: of }) => `${sources(n)} en silencio, con ${events(of)}`,
  'coverage.kindPlaces': ({ n }) => `${counted(n, 'lugar', 'lugares')} sin fuente`,
  'coverage.estimate': 'Cómo lo estimamos',
  'coverage.estimateLost':
    'Comparamos los eventos que mostramos con lo que falta: lo que publicaban las fuentes que quedaron en silencio la última vez que publicaron algo, y lo que pueden publicar los lugares conocidos sin fuente.',
  'coverage.estimateTypical': ({ n }) =>
    `Cada uno de esos lugares cuenta como ${events(n)}, como el del medio entre los lugares que leemos aquí, menos lo que otros nos dicen de él.`,
  'coverage.estimateUntypical':
    'Leemos muy pocos lugares aquí para saber cuánto publica uno así, de modo que cuenta como cero.',
  'coverage.estimateLimits':
    'Un lugar puede no tener nada, así que la parte real puede ser mayor. Los lugares de los que nadie nos ha hablado no se cuentan, así que puede ser menor. Redondeamos hacia abajo. Un lugar cuenta en la categoría de su tipo; si no conocemos su tipo, cuenta en todas, como los eventos de la ciudad.',

  'coverage.sources': 'Qué leemos',
  'coverage.standing.lists': 'Con eventos',
  'coverage.standing.empty': 'Nada próximo por ahora',
  'coverage.standing.failing': 'No respondieron la última vez',
  'coverage.standing.lost': 'En silencio',
  'coverage.standing.closed': 'Cerradas a los programas',
  'coverage.standing.new': 'Por leer',
  'coverage.closedText': 'Estos sitios piden que los programas no los lean, o no los dejan entrar. No los leemos.',
  'coverage.kind.place': 'Un lugar',
  'coverage.kind.places': 'Varios lugares',
  'coverage.kind.guide': 'Guía de una región',
  'coverage.kind.unknown': 'Aún no sabemos de quién son los eventos',
  'coverage.gave': ({ n }) => events(n),
  'coverage.listed': ({ n }) => `la última vez, ${events(n)}`,
  'coverage.answered': ({ day }) => `Respondió el ${day}`,
  'coverage.never': 'Nunca respondió',
  'coverage.since': ({ day }) => `En silencio desde el ${day}`,
  'coverage.emptySince': ({ day }) => `Nada desde el ${day}`,
  'coverage.noSources': 'Todavía no leemos ninguna fuente aquí.',

  'coverage.missing': 'Qué nos falta',
  'coverage.missingNone': 'No sabemos de ningún lugar aquí que no tenga fuente.',
  'coverage.missingPlaces':
    'En estos lugares pasa algo, pero no leemos ningún sitio web suyo. Lo que mostramos de ellos nos lo dicen otros.',
  'coverage.morePlaces': ({ n }) => `y ${grouped(n)} más`,
  'coverage.sites': ({ n }) =>
    n === 1
      ? 'Encontramos el sitio web de un lugar que no leemos: espera una comprobación o no responde.'
      : `Encontramos ${grouped(n)} sitios web de lugares que no leemos: esperan una comprobación o no responden.`,
  'coverage.data': 'Llévate los datos',
  'coverage.dataText':
    'Cada noche escribimos lo que hay aquí en un archivo para programas: cada evento con sus fechas, su lugar, su precio y las palabras de cada fuente en la que lo leímos. Las fuentes cuyas condiciones no lo permiten quedan fuera.',
  'coverage.dataFile': ({ events: n, size, day }) => `${events(n)}, ${size}, al ${day}`,
  'coverage.dataLeftOut': ({ n }) =>
    n === 1 ? 'Una fuente queda fuera por sus condiciones.' : `${grouped(n)} fuentes quedan fuera por sus condiciones.`,
  'coverage.dataNone': 'El primer archivo de esta ciudad todavía no está escrito.',
  'coverage.dataGet': 'Descargar (JSON Lines)',
  'coverage.dataTerms': 'Condiciones, fuentes y suma de comprobación',
  'coverage.tell': '¿Conoces un lugar que nosotros no?',
  'coverage.tellText': 'Envíanos su sitio web. Una vez comprobado, lo leemos todo el día y sus eventos aparecen aquí.',
  'coverage.tellButton': 'Avísanos',
};
