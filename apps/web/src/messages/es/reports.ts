import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const reports: Translated<Catalogs['reports']> = {
  'report.title': 'Avisar de un problema',
  'report.text': ({ title }) => `Cuéntanos qué está mal en ${title}. Una persona lee cada aviso.`,
  'report.kind': '¿Qué está mal?',
  'report.wrong-time': 'La hora está mal',
  'report.wrong-place': 'El lugar está mal',
  'report.cancelled': 'Está cancelado',
  'report.duplicate': 'Aparece dos veces',
  'report.not-an-event': 'No es un evento',
  'report.other': 'Otra cosa',
  'report.kindNeeded': 'Elige qué está mal.',
  'report.words': '¿Qué debería decir?',
  'report.wordsHint': 'Opcional. Un enlace ayuda.',
  'report.wordsOther': '¿Qué está mal?',
  'report.wordsNeeded': 'Di qué está mal.',
  'report.email': 'Tu correo electrónico',
  'report.emailHint': 'Opcional. Lo usamos solo para preguntas sobre este aviso.',
  'report.emailHintMail': 'Opcional. Te escribimos una sola vez, cuando alguien haya revisado tu aviso.',
  'report.send': 'Enviar el aviso',
  'report.sending': 'Enviando…',
  'report.failed': 'No pudimos enviar el aviso. Inténtalo de nuevo.',
  'report.sent': 'Gracias',
  'report.sentText': 'Nuestro equipo editorial ya tiene tu aviso.',
};
