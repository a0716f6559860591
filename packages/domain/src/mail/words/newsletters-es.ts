import { type Category, NEWSLETTER_LEADS, type NewsletterItem, type NewsletterWhy } from '@marquee/contract';
import { shownLine } from '@marquee/kernel';
import type { Issue } from '../letters.ts';
import { whenIn } from '../when.ts';
import type { Vocabulary } from './vocabulary.ts';

const ONLY: Record<Category, string> = {
  Music: 'El único concierto',
  Food: 'El único evento de comida',
  Arts: 'El único evento de arte',
  Outdoor: 'El único evento al aire libre',
  Sports: 'El único evento deportivo',
  Social: 'El único encuentro',
  Nightlife: 'El único evento de vida nocturna',
  Health: 'El único evento de salud',
  Business: 'El único evento de negocios',
  Education: 'La única clase o charla',
  Technology: 'El único evento de tecnología',
  Other: 'El único evento de su tipo',
};

function why(fact: NewsletterWhy): string {
  switch (fact.kind) {
    case 'ends':
      return `Última oportunidad: termina el ${whenIn('es', fact.day)}`;
    case 'saved':
      return `Lo guardaron ${fact.n} personas`;
    case 'opened':
      return 'Uno de los eventos más abiertos de los últimos siete días';
    case 'sources':
      return `Aparece en ${fact.n} fuentes distintas`;
    case 'only':
      return `${ONLY[fact.category]} que conocemos esta semana`;
    case 'new':
      return 'Nuevo en la lista esta semana';
    case 'free':
      return 'Gratis';
    case 'said':
      return `“${shownLine(fact.text)}”`;
    case 'once':
      return 'La única fecha que queda';
    case 'dates':
      return `Una de ${fact.n} fechas por venir`;
  }
}

const item = ({ slug, title, venue, start, price, why: facts }: NewsletterItem) => ({
  title: shownLine(title),
  text: [
    facts[0]?.kind === 'ends' ? `Hasta el ${whenIn('es', start)}` : whenIn('es', start),
    venue && shownLine(venue),
    price,
  ]
    .filter(Boolean)
    .join(' · '),
  why: facts.map(why).join(' · '),
  path: `/events/${encodeURIComponent(slug)}?lang=es`,
});

const listPath = ({ city, state }: Pick<Issue, 'city' | 'state'>) =>
  `/events?${new URLSearchParams({ city, state, lang: 'es' }).toString()}`;

export const newslettersInSpanish: Pick<Vocabulary, 'newsletterConfirm' | 'newsletter'> = {
  newsletterConfirm: ({ city, state }, path) => ({
    subject: `Confirma: el boletín de ${shownLine(city)}`,
    paragraphs: [
      `Alguien, quizá tú, nos pidió enviar el boletín de ${shownLine(city)}, ${state} a este correo: lo que vale la pena, cada jueves por la mañana. Confirma que lo quieres. El enlace sirve durante tres días.`,
    ],
    action: { label: 'Sí, quiero recibirlo', path },
    footnote: 'Si no lo pediste, ignora este correo: no recibirás ningún otro.',
  }),
  newsletter: (issue, ending) => {
    const { city, state, items, notes } = issue;
    const place = shownLine(city);
    const note = notes?.es || notes?.en;
    const [leads, others] = [items.slice(0, NEWSLETTER_LEADS), items.slice(NEWSLETTER_LEADS)];
    const path = listPath(issue);
    return {
      subject: `${place} esta semana: ${shownLine(items[0]?.title ?? '').slice(0, 80)}`,
      paragraphs: [
        `Lo que hay en ${place} en los próximos siete días, elegido de lo que la gente guarda y abre, con la razón al lado.`,
      ],
      ...(note ? { quote: note } : {}),
      lists: [
        { heading: 'Vale la pena', path, items: leads.map(item) },
        ...(others.length > 0 ? [{ heading: 'También esta semana', path, items: others.map(item) }] : []),
      ],
      action: { label: `Todo en ${place}`, path },
      ending: { label: 'No recibir más este boletín', path: ending },
      footnote: `Recibes este correo los jueves porque pediste el boletín de ${place}, ${state}. No contamos si lo abres.`,
    };
  },
};
