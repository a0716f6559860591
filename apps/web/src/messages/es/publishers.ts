import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const publishers: Translated<Catalogs['publishers']> = {
  'publisher.title': 'Pídenos algo sobre tu sitio',
  'publisher.text':
    '¿Administras un sitio y quieres que lo dejemos en paz, o algo de lo que mostramos está mal? Dínoslo aquí; no necesitas una cuenta.',
  'publisher.site': 'Tu sitio',
  'publisher.siteHint': 'Por ejemplo, ejemplo.org. Incluye sus subdominios.',
  'publisher.siteNeeded': 'Escribe la dirección de tu sitio.',
  'publisher.wish': '¿Qué quieres?',
  'publisher.stop': 'Que no lo lean más',
  'publisher.stopText':
    'Desde la próxima lectura no pedimos nada a tu sitio. Los eventos que ya aparecen se quedan hasta que terminen.',
  'publisher.hide': 'Que no lo lean más y oculten sus eventos',
  'publisher.hideText':
    'Sus próximos eventos también salen de nuestras listas, por lo general en pocos minutos. Un evento que otro sitio publica se queda, como lo cuenta ese sitio.',
  'publisher.correct': 'Corregir algo',
  'publisher.correctText': 'Una persona lee lo que escribes y lo revisa. Seguimos leyendo tu sitio.',
  'publisher.wishNeeded': 'Elige qué quieres.',
  'publisher.words': '¿Algo que debamos saber?',
  'publisher.wordsHint': 'Opcional.',
  'publisher.wordsCorrect': '¿Qué está mal y qué es lo correcto?',
  'publisher.wordsCorrectHint': 'Un enlace al evento ayuda.',
  'publisher.wordsNeeded': 'Di qué está mal.',
  'publisher.email': 'Tu correo electrónico',
  'publisher.emailHintMail':
    'Mejor uno del dominio de tu sitio, como tu@ejemplo.org: entonces basta el enlace de un correo como prueba. Con un correo de otro dominio, de un proveedor de correo o de una escuela, decide una persona.',
  'publisher.emailHint': 'Una persona decide sobre tu solicitud. Usamos el correo solo para eso.',
  'publisher.emailNeeded': 'Escribe tu correo electrónico.',
  'publisher.send': 'Enviar la solicitud',
  'publisher.sending': 'Enviando…',
  'publisher.failed': 'No pudimos enviar la solicitud. Inténtalo de nuevo.',
  'publisher.letterTitle': 'Revisa tu correo',
  'publisher.letterText': ({ email }) =>
    `Enviamos un correo a ${email}. Abre su enlace y presiona el botón: antes no cambia nada. El enlace sirve una vez, durante tres días.`,
  'publisher.personTitle': 'Decide una persona',
  'publisher.personText': 'Tu solicitud la tienen las personas que administran Marquee. Nada cambia hasta que decidan.',
  'publisher.personMail': ({ email }) => `Escribimos a ${email} cuando se decida.`,
  'publisher.again': 'Enviar otra solicitud',
  'publisher.kept':
    'Guardamos tu solicitud y tu correo en nuestros registros. Solo los ven las personas que administran Marquee.',
  'publisher.confirmTitle': 'Confirma tu solicitud',
  'publisher.confirmText': 'Tu correo te trajo aquí. Presiona el botón para confirmar que quieres esto.',
  'publisher.confirm': 'Confirmar la solicitud',
  'publisher.confirming': 'Confirmando…',
  'publisher.confirmFailed': 'No pudimos confirmar la solicitud. Inténtalo de nuevo.',
  'publisher.over': 'Este enlace venció o ya se usó. Si tu solicitud no surtió efecto, envíala otra vez más abajo.',
  'publisher.done': 'Gracias',
  'publisher.doneStop': ({ host }) =>
    `Ya no leemos ${host}, desde la próxima lectura. Los eventos que aparecen se quedan hasta que terminen.`,
  'publisher.doneHide': ({ host }) =>
    `Ya no leemos ${host}, desde la próxima lectura. Sus eventos salen ahora de nuestras listas; por lo general tarda pocos minutos.`,
  'publisher.doneCorrect': ({ host }) =>
    `Tu corrección para ${host} la tienen las personas que administran Marquee, marcada como confirmada por tu dominio.`,
};
