import type { Translated } from '../../../messages/catalog.ts';
import type { aboutSectionsMessages } from '../about-sections.ts';

export const aboutSectionsEs: Translated<typeof aboutSectionsMessages> = {
  'about.dashboard': 'Si el motor está bien, qué espera a una persona y qué hizo.',
  'about.performance-monitoring':
    'Con qué rapidez y acierto se leen páginas y se responden llamadas, en las últimas 24 horas.',
  'about.error-diagnostics': 'Errores, trabajos fallidos, alertas y el rastro de una petición.',
  'about.expansion': 'Qué ciudades abre el motor por sí mismo y cuánto le falta a cada una.',
  'about.sc-progress': 'Cuánto le falta a Carolina del Sur: sus ciudades visibles y los días que quedan.',
  'about.city-management': 'Cada ciudad de la red, sus fuentes y si los visitantes la ven.',
  'about.phase1-testing': 'Lee una página como lo haría el motor, con la evidencia de cada valor. No guarda nada.',
  'about.ai-pipelines': 'Qué trabajo usa el modelo de lenguaje y qué lo hace sin él.',
  'about.system-scheduling': 'Cuándo se leen y se buscan fuentes, y cuántas a la vez.',
  'about.image-generation': 'Imágenes por categoría, para eventos cuya fuente no tiene ninguna.',
  'about.timezone-confidence': 'Eventos cuya zona horaria no es la de su ciudad.',
  'about.scraping': 'Todas las fuentes: su estado, lecturas y problemas. Agrega una fuente aquí.',
  'about.discovery-analytics': 'Cuántos de los sitios que se miraron son fuentes, y cómo crece la red.',
  'about.token-budget': 'Tokens del modelo de lenguaje por día y tipo de trabajo, con sus límites.',
  'about.system-controls':
    'Interruptores de las partes del motor, para todo o para un lugar, y la parada de emergencia.',
  'about.token-optimization': 'Qué ahorra tokens del modelo de lenguaje y cuánto ahorró.',
  'about.marquee-phase1':
    'La fase 1 comprueba los sitios antes de leerlos: los que no publican eventos no cuestan tokens.',
  'about.marquee-phase2': 'La fase 2 califica cada evento: guardar, mejorar, guardar lo básico o rechazar.',
  'about.marquee-phase3':
    'La fase 3 aprende cómo dispone sus eventos una fuente, para que la próxima lectura no necesite modelo.',
  'about.marquee-phase4': 'La fase 4 busca o hace una imagen para los eventos que no la tienen.',
  'about.location-integrity': 'Eventos cuyo lugar no encaja con su ciudad, con arreglos.',
  'about.recurring-events': 'Eventos con varias fechas y eventos que son el mismo: unir, separar, deshacer.',
  'about.always-on': 'El perfil rápido de la programación: todo se lee y se busca más a menudo.',
  'about.developer-tools': 'Siete diagnósticos en JSON, sin secretos.',
  'about.data-quality': 'Lo que los visitantes avisan y envían, borradores que esperan y lo que piden los editores.',
  'about.ledger': 'Todos los movimientos de dinero, por partida doble.',
  'about.ads': 'Campañas de promotores: revisión, cifras, reembolsos.',
  'about.users': 'Cuentas, sus roles y accesos.',
  'about.audit-log': 'Quién cambió qué en la consola, y cuándo.',

  'groupAbout.overview': '¿Está bien?',
  'groupAbout.cities': 'Dónde trabaja y dónde después.',
  'groupAbout.engine': 'Cómo las páginas se vuelven eventos.',
  'groupAbout.controls': 'Qué puede hacer y gastar.',
  'groupAbout.data': 'Qué tan buenos son los eventos.',
  'groupAbout.system': 'Cómo funciona.',
  'groupAbout.more': 'Personas, dinero, registros.',

  'related.label': 'Secciones que van juntas',
};
