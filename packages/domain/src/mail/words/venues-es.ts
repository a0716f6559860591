import type { Vocabulary } from './vocabulary.ts';

const CLAIM = {
  granted: 'La aceptamos: ahora administras su página. Puedes editar su perfil y ver sus cifras.',
  refused: 'Una persona la revisó y no la aceptó.',
  revoked: 'La habíamos aceptado y ahora la retiramos: ya no administras su página.',
} as const;

const SENT = {
  event: { approved: 'Una persona lo revisó: el evento ya está en la lista.', subject: 'El evento que nos enviaste' },
  source: {
    approved: 'Una persona lo revisó: desde ahora leemos el sitio.',
    subject: 'El sitio que nos enviaste',
  },
} as const;

/** Adds the language to a path of the site. */
const inSpanish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=es`;

/** Letters about claims to venues, and about what somebody sent in. */
export const venuesInSpanish: Pick<Vocabulary, 'claimConfirm' | 'claimDecided' | 'submissionDecided'> = {
  claimConfirm: ({ venue }, path) => ({
    subject: `Confirma que administras ${venue}`,
    paragraphs: [
      `Alguien con una cuenta de Marquee dice que administra ${venue} y dio esta dirección. Si fuiste tú, abre el enlace con tu sesión iniciada y presiona el botón. El enlace sirve una vez, durante tres días.`,
    ],
    action: { label: 'Confirmar', path },
    footnote: 'Si no lo pediste, ignora este correo: el enlace solo sirve para la cuenta que lo pidió.',
  }),
  claimDecided: ({ venue, slug, status, note }) => ({
    subject: `Tu solicitud sobre ${venue}`,
    paragraphs: [
      `Nos dijiste que administras ${venue}.`,
      CLAIM[status],
      ...(note === null ? [] : ['Nuestra nota para ti:']),
    ],
    quote: note ?? undefined,
    action:
      status === 'granted'
        ? { label: 'Administrar el lugar', path: inSpanish(`/venue/${encodeURIComponent(slug)}/manage`) }
        : { label: 'Abrir el lugar', path: inSpanish(`/venue/${encodeURIComponent(slug)}`) },
    footnote: 'Recibes este correo porque reclamaste un lugar con tu cuenta.',
  }),
  submissionDecided: ({ what, title, status, path, note }) => ({
    subject: `${SENT[what].subject}: ${title}`,
    paragraphs: [
      `Nos enviaste ${title}. Gracias.`,
      status === 'approved' ? SENT[what].approved : 'Una persona lo revisó y no lo agregó.',
      ...(note === null ? [] : ['Nuestra nota para ti:']),
    ],
    quote: note ?? undefined,
    action:
      path === null
        ? { label: 'Abrir Marquee', path: inSpanish('/events') }
        : { label: 'Abrirlo', path: inSpanish(path) },
    footnote: 'Recibes este correo porque dejaste tu dirección cuando nos lo enviaste. No escribimos ningún otro.',
  }),
};
