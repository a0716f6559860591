import { words } from '../define.ts';

/** Refusals that any call may get. */
// biome-ignore format: a message is one line, with both languages side by side.
export const problemsWords = words({
  'problem.dataUnavailable': ['Our data cannot be reached right now. Please try again in a minute.', 'Ahora no podemos acceder a nuestros datos. Inténtalo de nuevo en un minuto.'],
  'problem.changeUncertain': ['Our data cannot be reached right now. The change may have been made: look before you try it again.', 'Ahora no podemos acceder a nuestros datos. Puede que el cambio se haya hecho: míralo antes de intentarlo otra vez.'],
  'problem.serviceUnavailable': ['A service that we depend on does not answer right now. Please try again in a minute: nothing is done twice.', 'Un servicio del que dependemos no responde ahora. Inténtalo de nuevo en un minuto: nada se hace dos veces.'],
  'problem.ownFailure': ['Something went wrong on our side. If it happens again, tell us this number: {reference}.', 'Algo falló de nuestro lado. Si vuelve a pasar, danos este número: {reference}.'],
  'problem.signInNeeded': ['You need to be signed in to do this.', 'Para esto debes iniciar sesión.'],
  'problem.signInFirst': ['Please sign in first.', 'Primero inicia sesión.'],
  'problem.administratorAccess': ['Administrator access is required to do this.', 'Para esto se necesita acceso de administración.'],
  'problem.secondStepNeeded': ['Administrators must set up a second step before they open the console. Add one on your account page.', 'Quienes administran deben configurar un segundo paso antes de abrir la consola. Agrégalo en la página de tu cuenta.'],
  'problem.foreignSite': ['This request comes from another site.', 'Esta solicitud viene de otro sitio.'],
  'problem.doesNotExist': ['{what} does not exist or has been moved.', '{what} no existe o se movió.'],
  'problem.venueOwnerAccess': ['Venue owner access is required to do this.', 'Para esto se necesita acceso de responsable de un local.'],
  'problem.promoterAccess': ['Promoter access is required to do this.', 'Para esto se necesita acceso de promotor.'],
});
