import type { Translated } from '../../../messages/catalog.ts';
import type { timesMessages } from '../times.ts';

export const timesEs: Translated<typeof timesMessages> = {
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
  'speed.Fast': 'Rápida',
  'speed.Normal': 'Normal',
  'speed.Slow': 'Lenta',

  'bulk.failed': ({ n }) => (n === 1 ? '1 falló' : `${n} fallaron`),
  'bulk.left': ({ n }) => `${n} sin intentar`,
};
