import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const form: Translated<Catalogs['form']> = {
  'form.notANumber': 'Escribe un número, solo con cifras.',
  'form.notADate': 'Escribe una fecha completa.',
  'form.between': ({ min, max }) => `Escribe un número de ${min} a ${max}.`,
  'form.atLeast': ({ min }) => `Escribe un número que no sea menor que ${min}.`,
  'form.atMost': ({ max }) => `Escribe un número que no sea mayor que ${max}.`,
  'form.whole': 'Escribe un número entero.',
  'form.step': ({ step }) => `Escribe un número en pasos de ${step}.`,
  'form.unsaved': '¿Salir sin guardar?',
  'form.unsavedText': 'Tus cambios no se han guardado y se perderán.',
  'form.onlyNow': '¿Salir sin guardarlo?',
  'form.onlyNowText': 'Lo que se ve aquí solo se muestra ahora.',
  'form.leave': 'Salir',
  'form.stay': 'Quedarme',
};
