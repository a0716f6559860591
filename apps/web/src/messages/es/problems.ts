import type { Translation } from '../catalog.ts';

/**
 * What the API refuses where visitors write (signing in, joining, reports) and where it reads an event's own page. Its
 * sentences are English, so they are replaced by the problem's code and field; a problem that is not here keeps the sentence of the API.
 */
export const problems: Translation['problems'] = {
  'wrong-credentials': 'El correo electrónico o la contraseña no son correctos.',
  'email-taken': 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
  'weak-password':
    'Elige otra contraseña: de 10 a 200 caracteres, sin saltos de línea, que no sea tu correo electrónico ni una de las más comunes.',
  'bad-input.email': 'Escribe un correo electrónico como nombre@ejemplo.org, de 254 caracteres como máximo.',
  'bad-input.password': 'Escribe tu contraseña, de 200 caracteres como máximo.',
  'bad-input.firstName': 'Escribe tu nombre, de 80 caracteres como máximo.',
  'bad-input.lastName': 'Escribe tu apellido, de 80 caracteres como máximo.',
  'bad-input.kind': 'Elige qué está mal.',
  'bad-input.words': 'Di qué está mal, en 1,000 caracteres como máximo.',
  'link-over': 'Este enlace venció o ya se usó. Pide uno nuevo.',
  'no-mail': 'Este sitio todavía no puede enviar correos. Escribe a quienes lo administran.',
  'wrong-password': 'Esta no es tu contraseña actual.',
  'no-password': 'Tu cuenta todavía no tiene contraseña. Elige una con «¿Olvidaste tu contraseña?».',
  'same-email': 'Este ya es tu correo electrónico.',
  'already-confirmed': 'Tu correo ya está confirmado.',
  'sign-in-again': 'Inicia sesión otra vez y haz este cambio en los siguientes diez minutos.',
  'last-administrator': 'Eres la última persona que administra el sitio. Da antes ese permiso a alguien más.',
  'bad-input.currentPassword': 'Escribe tu contraseña, de 200 caracteres como máximo.',
  'bad-input.token': 'El enlace está incompleto.',
  'enhancement-not-available': 'Los detalles de este evento no se pueden preparar por ahora.',
  'enhancement-late': 'Leer su página tarda demasiado. Inténtalo de nuevo en un minuto.',
  'enhancement-failed': 'No pudimos leer su página.',
  'too-many-itineraries': 'Tienes 50 itinerarios y no puede haber más. Elimina uno que ya no necesites.',
  'itinerary-full': 'Un itinerario tiene 30 eventos como máximo. Quita uno primero o crea otro itinerario.',
  'bad-input.note': 'Escribe una nota que se vea, de 500 caracteres como máximo.',
  'bad-input.name': 'Escribe un nombre que se vea, de 60 caracteres como máximo.',
  'too-many-keys': 'Tienes 5 claves y no puede haber más. Revoca una que ya no uses.',
  'too-often': 'Hubo demasiados intentos. Inténtalo de nuevo más tarde.',
  'signed-out': 'Primero inicia sesión.',
  'not-allowed': 'Tu cuenta no tiene permiso para esto.',
  'foreign-origin': 'Esta solicitud viene de otro sitio.',
  conflict: 'Alguien más cambió esto al mismo tiempo. Inténtalo de nuevo.',
  internal: 'Algo falló de nuestro lado. Si vuelve a pasar, danos este número: {reference}.',
};
