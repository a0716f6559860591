import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const promoters: Translated<Catalogs['promoters']> = {
  'advertise.title': 'Anúnciate en Marquee',
  'advertise.lead': 'Llega a la gente mientras decide adónde ir en tu ciudad.',
  'advertise.where': 'Dónde aparece',
  'advertise.whereText': ({ least, most }) =>
    `Eliges una ciudad y un radio de ${least} a ${most} millas. Tu anuncio aparece en nuestras páginas sobre esa ciudad y los pueblos de alrededor, hasta por un año. Si eliges categorías, sale primero en sus listas.`,
  'advertise.look': 'Qué ve la gente',
  'advertise.lookText':
    'Una tarjeta con tu título, una o dos frases y un enlace a tu sitio. Siempre dice «Patrocinado». Elegimos los anuncios solo por la página: sin cookies y sin perfiles de visitantes.',
  'advertise.cost': 'Cuánto cuesta',
  'advertise.costText': ({ impression, click }) =>
    `${impression} cada vez que se ve tu anuncio (la mitad de él durante un segundo), y ${click} por clic.`,
  'advertise.budget': ({ least, most, first }) =>
    `Fijas para cada campaña un presupuesto de ${least} a ${most} y lo pagas con tarjeta. Hasta que termine tu primera campaña, todas juntas pueden costar ${first}; escríbenos si necesitas más. Nunca pagas más que tu presupuesto. Lo que no se gasta vuelve a tu tarjeta.`,
  'advertise.review': 'Quién la revisa',
  'advertise.reviewText':
    'Una persona revisa cada campaña antes de que aparezca, y otra vez cuando cambias sus textos. Si no se aprueba antes de aparecer, todo lo pagado vuelve a tu tarjeta.',
  'advertise.figures': 'Qué sabrás',
  'advertise.figuresText':
    'Cuántas veces se vio tu anuncio, cuántos clics tuvo y cuánto gastaste, día por día, en gráficos y en un archivo CSV. Puedes pausar o detener una campaña cuando quieras.',
  'advertise.action': 'Tu acceso',
  'advertise.loading': 'Cargando tu solicitud…',
  'advertise.failed': 'No se pudo cargar tu solicitud',
  'advertise.guest': 'Pide anunciarte',
  'advertise.guestText':
    'Primero inicia sesión o crea una cuenta. Con una dirección del dominio de tu sitio web puedes empezar enseguida; si no, decide una persona.',
  'advertise.signIn': 'Iniciar sesión para pedirlo',
  'advertise.form': 'Pide anunciarte',
  'advertise.formText': ({ email }) =>
    `Dinos quién eres y qué promocionas. Si ${email} es una dirección del dominio de tu sitio web, puedes empezar en cuanto la confirmes; si no, decide una persona. Pedirlo no cuesta nada.`,
  'advertise.withdrawnText': ({ day }) => `Retiraste tu solicitud del ${day}. Puedes enviarla de nuevo.`,
  'advertise.organization': 'Organización',
  'advertise.organizationNeeded': 'Escribe el nombre de tu organización.',
  'advertise.website': 'Sitio web',
  'advertise.websiteNeeded': 'Escribe tu sitio web.',
  'advertise.about': '¿Qué promocionas?',
  'advertise.aboutHint': 'Por ejemplo la temporada de un teatro, un festival o un restaurante.',
  'advertise.aboutNeeded': 'Di qué promocionas.',
  'advertise.cities': 'Ciudades',
  'advertise.citiesHint': 'Por ejemplo Columbia, SC y Charleston, SC.',
  'advertise.citiesNeeded': 'Nombra al menos una ciudad.',
  'advertise.send': 'Enviar solicitud',
  'advertise.sending': 'Enviando…',
  'advertise.sendFailed': 'No se pudo enviar tu solicitud. Inténtalo de nuevo.',
  'advertise.open': 'Tu solicitud espera una decisión',
  'advertise.openText': ({ day }) => `La enviaste el ${day}. Una persona la revisa.`,
  'advertise.confirm': 'Confirma tu dirección para empezar',
  'advertise.confirmText': ({ email }) =>
    `${email} es una dirección del dominio de tu sitio web. Abre el correo que te enviamos y confírmala: podrás crear campañas enseguida, sin que nadie tenga que decidir.`,
  'advertise.openMail': ({ email }) => `Te escribimos a ${email} cuando se decida.`,
  'advertise.openNoMail': 'Esta página lo dirá cuando se decida.',
  'advertise.withdraw': 'Retirar la solicitud',
  'advertise.withdrawn': 'Solicitud retirada',
  'advertise.withdrawFailed': 'No se pudo retirar tu solicitud',
  'advertise.tryAgain': 'Inténtalo de nuevo.',
  'advertise.wait': 'Tu solicitud no se aprobó',
  'advertise.waitText': ({ day }) => `Una persona decidió el ${day}, por este motivo:`,
  'advertise.again': ({ day }) => `Puedes pedirlo de nuevo desde el ${day}.`,
  'advertise.promoter': 'Puedes crear campañas',
  'advertise.promoterText': 'Crea una campaña, o mira lo que han logrado las tuyas.',
  'advertise.campaigns': 'Abrir las campañas',
  'advertise.venueOwner': 'Tu cuenta administra un lugar',
  'advertise.venueOwnerText':
    'Una cuenta administra lugares o crea campañas, no las dos cosas. Para anunciarte, pídelo con otra cuenta.',
};
