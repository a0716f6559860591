import type { TextPages } from '../about.ts';

/** The pages about the product. Each sentence describes what the code does; change both languages together. */
export const textPages: TextPages = {
  about: {
    title: 'Acerca de Marquee',
    lead: 'Marquee encuentra lo que hay en tu ciudad, lo verifica en su fuente y lo reúne en un solo lugar.',
    sections: [
      {
        title: 'De dónde vienen los eventos',
        text: [
          'Leemos los calendarios que publican en sus propios sitios los locales, las bibliotecas, los museos, los clubes y las ciudades. Leemos cada fuente cada pocas horas. Cuando cambia o retira un evento, nosotros también.',
          'Cada evento enlaza a la página de donde viene. En su propia página puedes abrir “De dónde viene esto” y ver cada dato con el texto exacto del que se tomó.',
        ],
      },
      {
        title: 'Qué hacemos con ellos',
        text: [
          'Una misma función que aparece en varias fuentes se convierte en un solo evento con todas sus fechas. Las horas son las de la ciudad del evento. Un evento cancelado sigue a la vista como cancelado. Nunca decimos que un evento sin precio publicado es gratis.',
          'Las listas siguen el orden de las fechas, y las búsquedas empiezan por la mejor coincidencia, a menos que elijas otro orden. Quienes organizan un evento pueden pagar para que aparezca primero; esos lugares lo dicen.',
        ],
      },
      {
        title: 'Para quienes publican',
        text: [
          'Nuestro rastreador se llama MarqueeBot. Su página explica cómo se comporta, cómo puedes mantenerlo fuera de tu sitio y cómo pedir que corrijamos u ocultemos eventos.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Puedes usar Marquee sin cuenta y sin que nadie te siga. Esta página dice qué se guarda, y dónde.',
    sections: [
      {
        title: 'Sin cuenta',
        text: [
          'Sin cuenta guardamos una sola cookie, y solo si eliges un idioma: conserva tu elección durante un año. Mientras tanto, el idioma es el que pide tu navegador. No hay redes de publicidad ni píxeles de rastreo; las fuentes tipográficas y las imágenes vienen de nuestra propia dirección. El único script ajeno es el formulario de tarjeta de nuestro proveedor de pagos, Stripe, y solo mientras pagas; nunca vemos el número de tu tarjeta.',
          'Tu navegador guarda tu ciudad, los eventos que guardaste, las series que ocultas, el tema y si pausaste los fondos animados. Eso se queda en tu navegador. También guarda los eventos que abriste, para que puedas leerlos sin conexión; la página “Eventos guardados” los muestra y los borra, y cerrar la sesión también los borra. La ciudad que eliges y tus búsquedas llegan a nuestro servidor solo como parte de la solicitud que las necesita.',
          'Contamos cuántas veces se abren las páginas de un lugar y de sus eventos, como un número por lugar y día, sin cookies y sin nada sobre quién las abrió. Si tu navegador envía Global Privacy Control, no te contamos. Las páginas de eventos también se cuentan por evento, y esos números se borran a las dos semanas. Si nos envías un evento o un sitio, guardamos lo que enviaste y tu correo electrónico para contarte en qué quedó.',
          'Si pides el boletín de una ciudad, guardamos tu correo electrónico, la ciudad y el idioma. No enviamos nada antes de que presiones el botón de nuestro primer correo; una dirección que nunca lo hace se borra después de una semana. Cada edición trae un enlace que lo termina de inmediato, y la dirección se borra un mes después. No contamos si lo abres.',
          'Los anuncios y los eventos promocionados son pagados, y lo dicen. Los elegimos solo por la página. Contamos cuántas veces se muestran, se abren y reciben un clic, y los anunciantes solo ven números. Para que nadie cuente dos veces, guardamos durante dos días como máximo un hash de tu dirección de red y tu navegador, hecho con un secreto que cambia cada día y luego se borra. Si tu navegador envía Global Privacy Control, no hacemos ese hash.',
          'Contamos solicitudes, errores y tiempos de respuesta en totales. Esas cuentas no dicen quién preguntó. Para que la API pública sea justa, las llamadas de una dirección de red se cuentan durante un minuto, en memoria, con un hash de la dirección. Cloudflare opera nuestros servidores y, como cualquier proveedor, ve la dirección de la que viene una solicitud.',
        ],
      },
      {
        title: 'Con cuenta',
        text: [
          'Guardamos tu nombre, tu correo electrónico y un hash de tu contraseña, a partir del cual no se puede recuperar la contraseña.',
          'Al iniciar sesión se guardan dos cookies que permanecen. Una mantiene tu sesión abierta: termina después de 30 días sin uso, después de 180 días en cualquier caso, y cuando cierras la sesión. La otra nos dice que en este navegador ya se había iniciado sesión, para que nadie pueda bloquear tu cuenta a fuerza de adivinar contraseñas; dura un año. Otras tres duran unos minutos: mientras entras con otro servicio, mientras el inicio de sesión espera su segundo paso, y después de que cambias algo, para que veas tu cambio enseguida. Ni los scripts ni otros sitios pueden leerlas.',
          'Para frenar a quien adivina contraseñas o crea cuentas en masa, contamos los intentos durante un tiempo. Las direcciones de red entran en esas cuentas solo como un hash.',
          'Mientras tienes la sesión iniciada, los eventos que marcas con un corazón y las series que ocultas se guardan en tu cuenta; los que este navegador guardaba antes se unen a ellos. Al cerrar la sesión, este navegador los olvida y la cuenta los conserva. Los lugares que sigues, las búsquedas que guardas y los correos que quieres recibir también se guardan en ella. Tus itinerarios se guardan en tu cuenta. Nadie más ve uno si no creas un enlace, que puedes revocar.',
          'Si reclamas un lugar, guardamos la solicitud, lo que escribiste y la dirección que diste para ella.',
          'Si creas claves de API, guardamos sus nombres, un hash de cada una, el último día en que se usó y cuántas llamadas hizo ese día.',
        ],
      },
      {
        title: 'Búsqueda por voz',
        text: [
          'Si presionas el micrófono, tu navegador convierte tu voz en texto. Para eso, algunos navegadores envían la grabación a los servidores de su fabricante. Nosotros recibimos solo el texto, como una búsqueda.',
        ],
      },
      {
        title: 'El concierge',
        text: [
          'Para que puedas afinar una solicitud, nuestro servidor guarda lo que le pediste al concierge y qué eventos mostró, hasta un día después de tu último mensaje, bajo un hash de un número aleatorio que representa la conversación. El número termina con la página.',
          'Cuando un modelo de lenguaje ayuda al concierge, el servidor guarda también los últimos cuatro mensajes y respuestas durante ese día. Lo que escribes, esos mensajes y la ciudad elegida se envían entonces al proveedor del modelo, sin tu nombre, tu correo electrónico ni tu dirección de red.',
        ],
      },
      {
        title: 'Otros sitios',
        text: [
          'Los enlaces como “Saber más” y “Conseguir boletos” llevan a otros sitios, que tienen sus propias reglas.',
        ],
      },
    ],
  },
  terms: {
    title: 'Términos',
    lead: 'Unas pocas reglas claras para usar Marquee.',
    sections: [
      {
        title: 'Confirma antes de salir',
        text: [
          'La información de los eventos viene de otros sitios y la lee un programa. La revisamos a menudo y mostramos de dónde viene, pero puede estar equivocada o desactualizada. Antes de comprar un boleto o salir de casa, consulta la página de quien organiza.',
          'No organizamos los eventos ni vendemos boletos. Lo que compras, se lo compras a quien organiza o a su taquilla.',
        ],
      },
      {
        title: 'Uso responsable',
        text: [
          'No intentes entrar en cuentas ajenas, perturbar el servicio ni saturarlo con solicitudes automáticas.',
          'Tu cuenta es solo tuya: no compartas la contraseña.',
        ],
      },
      {
        title: 'Derechos',
        text: [
          'Los títulos, las descripciones y las imágenes de los eventos pertenecen a quienes los publican. Los datos de lugares vienen de GeoNames, con licencia CC BY 4.0.',
          'El servicio se ofrece tal como es, sin garantía de que esté completo o siempre disponible.',
        ],
      },
    ],
  },
  crawler: {
    title: 'MarqueeBot',
    lead: 'Nuestro rastreador lee calendarios públicos para que la gente encuentre tus eventos. Respeta las reglas de tu sitio.',
    sections: [
      {
        title: 'Cómo reconocerlo',
        text: ['Cada solicitud lleva un agente de usuario que empieza con “MarqueeBot/1.0” y enlaza a esta página.'],
      },
      {
        title: 'Cómo se comporta',
        text: [
          'Obedece robots.txt (RFC 9309), incluido Crawl-delay hasta un minuto. Mientras un error del servidor impida leer robots.txt, no lee nada.',
          'Envía una solicitud a la vez a cada servidor, espera al menos un segundo después de cada respuesta y se detiene cuando el servidor responde con 429, 503 o Retry-After.',
          'Pregunta si una página cambió antes de volver a descargarla, y se detiene a los diez segundos o a los dos megabytes. Obedece “noindex” y “nofollow” en una página o en sus encabezados.',
          'Nunca inicia sesión, no llena formularios y no lee nada que esté detrás de una contraseña.',
        ],
      },
      {
        title: 'Cómo mantenerlo fuera',
        text: [
          'Agrega estas dos líneas a tu robots.txt. Surten efecto en menos de un día.',
          'User-agent: MarqueeBot\nDisallow: /',
          'Para dejar fuera páginas sueltas, agrégales <meta name="robots" content="noindex">, o escribe MarqueeBot en lugar de robots.',
          'Si no puedes cambiar estos archivos, usa el formulario de abajo. También oculta los eventos que ya aparecen.',
        ],
      },
    ],
  },
};
