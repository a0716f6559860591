import type { Translated } from '../../../messages/catalog.ts';
import type { wordsMessages } from '../words.ts';

export const wordsEs: Translated<typeof wordsMessages> = {
  'time.now': 'ahora mismo',
  'time.soon': 'en un momento',
  'time.ago': ({ span }) => `hace ${span}`,
  'time.in': ({ span }) => `en ${span}`,
  'time.days': ({ n }) => (n === 1 ? '1 día' : `${n} días`),

  quoted: ({ title }) => `«${title}»`,

  'grade.Excellent': 'Excelente',
  'grade.Good': 'Buena',
  'grade.Fair': 'Regular',
  'grade.Poor': 'Mala',
  'grade.critical': 'crítica',
  'grade.high': 'alta',
  'grade.medium': 'media',
  'grade.low': 'baja',
  'grade.warning': 'atención',
  'grade.none': 'ninguna',
  'priority.High': 'Alta',
  'priority.Medium': 'Media',
  'priority.Low': 'Baja',
  'speed.Fast': 'Rápida',
  'speed.Normal': 'Normal',
  'speed.Slow': 'Lenta',

  'preset.zoo': 'Zoológico, Jacksonville',
  'preset.theatre': 'Teatro, Columbia',
  'preset.museum': 'Museo, Columbia',
  'preset.center': 'Centro cívico, Savannah',
  'preset.site': 'Sitio de eventos, Charlotte',

  'bulk.failed': ({ n }) => (n === 1 ? '1 falló' : `${n} fallaron`),
  'bulk.left': ({ n }) => `${n} sin intentar`,
};
