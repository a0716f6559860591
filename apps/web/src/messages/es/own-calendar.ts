import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';
import { counted } from '../dates.ts';

export const ownCalendar: Translated<Catalogs['ownCalendar']> = {
  'own.title': 'Compara con tu calendario',
  'own.text':
    'Los eventos a una hora en que tienes algo lo dicen. Lo que hay en tu calendario queda en la memoria de esta página y desaparece al cerrarla o recargarla.',
  'own.file': 'Un archivo de calendario (.ics), que solo se lee en este navegador',
  'own.address': 'O la dirección secreta de tu calendario (iCal)',
  'own.addressHint':
    'Google: Configuración, tu calendario, “Dirección secreta en formato iCal”. Apple y Outlook: comparte el calendario como enlace público.',
  'own.consent':
    'El servidor de Marquee puede leer esta dirección una vez para mí. No guarda ni la dirección ni lo que dice.',
  'own.read': 'Leer mi calendario',
  'own.reading': 'Leyendo…',
  'own.signIn': 'Inicia sesión para que leamos la dirección de un calendario.',
  'own.busyTimes': ({ n }) => `con algo ${counted(n, 'vez', 'veces')} en los próximos cuatro meses`,
  'own.close': 'Olvidar mi calendario',
  'own.noCalendar': 'Esto no es un archivo de calendario. Empieza con BEGIN:VCALENDAR.',
  'own.tooLarge': 'Este archivo es demasiado grande para un calendario.',
  'own.noAddress': 'No pudimos leer esta dirección. Guarda el calendario como archivo y elígelo.',
  'own.conflict': ({ title, time }) => `A esa hora tienes “${title}”, ${time}`,
  'own.busy': ({ time }) => `A esa hora tienes algo, ${time}`,
};
