import { counted } from '../dates.ts';
import type { Part } from './part.ts';

/** The bar, the footer, forms and calls. */
export const frame: Part<
  'ui' | 'form' | 'call' | 'site' | 'nav' | 'user' | 'role' | 'theme' | 'language' | 'footer' | 'crash'
> = {
  'ui.close': 'Cerrar',
  'ui.cancel': 'Cancelar',
  'ui.dismiss': 'Descartar',
  'ui.notification': 'Notificación',
  'ui.notifications': 'Notificaciones ({hotkey})',
  'ui.showPassword': 'Mostrar la contraseña',
  'ui.hidePassword': 'Ocultar la contraseña',
  'ui.loading': 'Cargando…',
  'ui.tryAgain': 'Intentar de nuevo',
  'ui.newTab': '(se abre en otra pestaña)',

  'call.page': ({ status }) =>
    `El servidor respondió con una página web en lugar de datos (estado ${status}). Tal vez una parte del servicio no esté disponible. Inténtalo de nuevo en un minuto.`,
  'call.unreadable': ({ status }) =>
    `No pudimos leer la respuesta del servidor (estado ${status}). Puede estar incompleta. Inténtalo de nuevo en un minuto.`,
  'call.deadline': ({ seconds }) => `El servidor no respondió en ${seconds} segundos.`,
  'call.deadlineOfChange': ({ seconds }) =>
    `El servidor no respondió en ${seconds} segundos. No sabemos si el cambio se hizo. Compruébalo antes de intentarlo de nuevo.`,

  'site.name': 'Marquee',
  'site.preview': 'Conciertos, comida, arte y aire libre en tu ciudad, cada evento comprobado en su fuente',
  'site.tagline': 'Lo que hay esta noche, y todas las que siguen.',
  'site.description':
    'Marquee encuentra lo que hay en tu ciudad, lo verifica en su fuente y te lo presenta como lo haría un buen conserje: conciertos, comida, arte, aire libre y más.',
  'site.title': ({ page }) => `${page} · Marquee`,
  'site.noScript': 'Marquee necesita JavaScript para mostrarte lo que hay.',
  'site.skip': 'Ir al contenido',

  'nav.label': 'Principal',
  'nav.discover': 'Descubrir',
  'nav.cities': 'Ciudades',
  'nav.boostAnalytics': 'Estadísticas de impulsos',
  'nav.concierge': 'Concierge',
  'nav.signIn': 'Iniciar sesión',
  'nav.join': 'Únete',
  'nav.openMenu': 'Abrir el menú',
  'nav.closeMenu': 'Cerrar el menú',
  'nav.adminPanel': 'Panel de administración',
  'nav.manageVenues': 'Administrar lugares',
  'nav.campaigns': 'Campañas',
  'user.menu': ({ name }) => `Cuenta de ${name}`,
  'user.account': 'Tu cuenta',
  'user.admin': 'Admin',
  'user.points': ({ n }) => counted(n, 'punto', 'puntos'),
  'user.itineraries': 'Mis itinerarios',
  'user.saved': 'Eventos guardados',
  'user.keys': 'Claves de API',
  'user.signOut': 'Cerrar sesión',
  'user.signingOut': 'Cerrando sesión...',
  'role.user': 'Miembro',
  'role.venue_owner': 'Responsable de un local',
  'role.promoter': 'Promotor o promotora',
  'role.admin': 'Administración',

  'theme.label': 'Tema',
  'theme.auto': 'Auto',
  'theme.light': 'Matiné',
  'theme.dark': 'Noche',
  'theme.autoHint': 'Auto: sigue a tu dispositivo',
  'theme.lightHint': 'Matiné: claro',
  'theme.darkHint': 'Noche: oscuro',
  'language.label': 'Idioma',

  'footer.label': 'Pie de página',
  'footer.events': 'Eventos',
  'footer.experiences': 'Experiencias',
  'footer.itineraries': 'Itinerarios',
  'footer.insights': 'Tu zona',
  'footer.about': 'Acerca de Marquee',
  'footer.advertise': 'Anúnciate',
  'footer.privacy': 'Privacidad',
  'footer.saved': 'Eventos guardados',
  'footer.terms': 'Términos',
  'footer.crawler': 'Rastreador',
  'footer.developers': 'Desarrolladores',
  'footer.submit': 'Envíanos un evento',
  'footer.embed': 'Eventos en tu sitio',
  'footer.places': 'Datos de lugares: GeoNames (CC BY 4.0)',
  'footer.promise': 'Cada evento muestra la página de donde viene.',

  'crash.title': 'Algo salió mal',
  'crash.text': 'Esta página dejó de funcionar. Casi siempre basta con volver a cargarla.',
  'crash.reload': 'Volver a cargar',
};
