import type { Translated } from '../../../messages/catalog.ts';
import type { tourMessages } from '../tour.ts';

export const tourEs: Translated<typeof tourMessages> = {
  'tour.title': 'Recorrido por la consola',
  'tour.count': ({ number, of }) => `Recorrido, parada ${number} de ${of}`,
  'tour.next': 'Parada siguiente',
  'tour.back': 'Parada anterior',
  'tour.skip': 'Omitir el recorrido',
  'tour.finish': 'Terminar',
  'tour.open': 'Abrir esta parada',
  'tour.failed': 'El recorrido no avanzó',
  'tour.failedText': 'No se pudo guardar tu lugar en el recorrido.',

  'tour.wrong': 'Ve qué está mal',
  'tour.wrong.text':
    'Las primeras líneas del tablero nombran las alertas activas y cualquier otra razón por la que algo no está bien. Cada una lleva a la sección donde se actúa. Abre el signo de interrogación junto a una cifra para leer qué cuenta.',
  'tour.read': 'Ve qué se lee',
  'tour.read.text':
    'El motor lee cada fuente de esta lista. Su estado dice si llegan eventos. Abre una fuente para leerla ahora, pausarla o retirarla. La pestaña Ejecuciones lista cada lectura.',
  'tour.waiting': 'Decide lo que te espera',
  'tour.waiting.text':
    'La cola de revisión reúne cada pregunta para una persona: borradores, avisos, envíos, reclamos. Lo que decidiste está en «Decisiones recientes» y se puede deshacer.',
  'tour.add': 'Agrega una fuente o una ciudad',
  'tour.add.text':
    'Escribe una dirección en el formulario para agregar una fuente. El motor la mira primero y propone la página que leer. La gestión de ciudades agrega ciudades y dice cuáles ven los visitantes.',
  'tour.stop': 'Para todo',
  'tour.stop.text':
    'La parada de emergencia detiene todo el motor y pide un motivo. Los visitantes siguen viendo el sitio. Los interruptores paran una sola parte. Desde cualquier sección: abre la búsqueda de arriba, o pulsa Ctrl K, y escribe «parada».',

  'help.open': 'Ayuda',
  'help.title': 'Ayuda',
  'help.tour': 'Empezar el recorrido',
  'help.tourText': 'Cinco paradas: qué está mal, qué se lee, qué te espera, cómo agregar y cómo parar.',
  'help.glossary': 'Qué cuentan las cifras',
  'help.filter': 'Buscar una cifra',
  'help.noMatch': ({ text }) => `Ninguna cifra coincide con «${text}».`,
  'help.means': ({ figure }) => `Qué cuenta «${figure}»`,

  'command.tour': 'Empezar el recorrido por la consola',
  'command.glossary': 'Qué cuentan las cifras',
};
