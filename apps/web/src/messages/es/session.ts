import type { Part } from './part.ts';

/** Accounts. */
export const session: Part<'session'> = {
  'session.loading': 'Comprobando tu sesión…',
  'session.unauthorized': 'Sin autorización',
  'session.unauthorizedText': 'Tu sesión se cerró. Iniciándola de nuevo...',
  'session.denied': 'Acceso denegado',
  'session.deniedAdmin': 'Esta página requiere acceso de administración.',
  'session.deniedVenue': 'Esta página requiere acceso de responsable de un local.',
  'session.welcome': '¡Qué gusto verte de nuevo!',
  'session.welcomeText': 'Iniciaste sesión correctamente.',
  'session.created': '¡Tu cuenta está lista!',
  'session.createdText': ({ name }) => `Te damos la bienvenida a Marquee, ${name}. Tus noches están en buenas manos.`,
  'session.signedOut': 'Sesión cerrada',
  'session.signedOutText': 'Cerraste sesión correctamente.',
  'session.noAnswer': ({ seconds }) =>
    `El servidor no respondió en ${seconds} segundos. Vuelve a cargar la página para ver si iniciaste sesión.`,
  'session.signInFailed': 'No pudiste iniciar sesión',
  'session.signInFailedText': 'Revisa tus datos e inténtalo de nuevo.',
  'session.registerFailed': 'No pudimos crear tu cuenta',
  'session.registerFailedText': 'Inténtalo de nuevo con otros datos.',
  'session.signOutFailed': 'No pudimos cerrar tu sesión',
  'session.signOutFailedText': 'El cierre de sesión falló',
};
