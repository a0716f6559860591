import { type Category, NEWSLETTER_LEADS, type NewsletterItem, type NewsletterWhy } from '@marquee/contract';
import { shownLine } from '@marquee/kernel';
import type { Issue } from '../letters.ts';
import { whenIn } from '../when.ts';
import type { Vocabulary } from './vocabulary.ts';

const ONLY: Record<Category, string> = {
  Music: 'concert',
  Food: 'food event',
  Arts: 'arts event',
  Outdoor: 'outdoor event',
  Sports: 'sports event',
  Social: 'get-together',
  Nightlife: 'nightlife event',
  Health: 'health event',
  Business: 'business event',
  Education: 'class or lecture',
  Technology: 'technology event',
  Other: 'event of its kind',
};

function why(fact: NewsletterWhy): string {
  switch (fact.kind) {
    case 'ends':
      return `Last chance: it ends ${whenIn('en', fact.day)}`;
    case 'saved':
      return `Saved by ${fact.n} people`;
    case 'opened':
      return 'One of the most opened events of the last seven days';
    case 'sources':
      return `Listed by ${fact.n} different sources`;
    case 'only':
      return `The only ${ONLY[fact.category]} that we know of this week`;
    case 'new':
      return 'New on the list this week';
    case 'free':
      return 'Free';
    case 'said':
      return `“${shownLine(fact.text)}”`;
    case 'once':
      return 'The only date to come';
    case 'dates':
      return `One of ${fact.n} dates to come`;
  }
}

const item = ({ slug, title, venue, start, price, why: facts }: NewsletterItem) => ({
  title: shownLine(title),
  text: [
    facts[0]?.kind === 'ends' ? `Until ${whenIn('en', start)}` : whenIn('en', start),
    venue && shownLine(venue),
    price,
  ]
    .filter(Boolean)
    .join(' · '),
  why: facts.map(why).join(' · '),
  path: `/events/${encodeURIComponent(slug)}`,
});

const listPath = ({ city, state }: Pick<Issue, 'city' | 'state'>) =>
  `/events?${new URLSearchParams({ city, state }).toString()}`;

export const newslettersInEnglish: Pick<Vocabulary, 'newsletterConfirm' | 'newsletter'> = {
  newsletterConfirm: ({ city, state }, path) => ({
    subject: `Please confirm: the newsletter of ${shownLine(city)}`,
    paragraphs: [
      `Somebody, perhaps you, asked us to send the newsletter of ${shownLine(city)}, ${state} to this address: what is worth going to, every Thursday morning. Please confirm that you want it. The link works for three days.`,
    ],
    action: { label: 'Yes, Send It to Me', path },
    footnote: 'If you did not ask for this, you can ignore this email: you get no other.',
  }),
  newsletter: (issue, ending) => {
    const { city, state, items, notes } = issue;
    const place = shownLine(city);
    const note = notes?.en || notes?.es;
    const [leads, others] = [items.slice(0, NEWSLETTER_LEADS), items.slice(NEWSLETTER_LEADS)];
    const path = listPath(issue);
    return {
      subject: `${place} this week: ${shownLine(items[0]?.title ?? '').slice(0, 80)}`,
      paragraphs: [
        `What is on in ${place} in the coming seven days, chosen from what people save and open, with the reason beside it.`,
      ],
      ...(note ? { quote: note } : {}),
      lists: [
        { heading: 'Worth planning for', path, items: leads.map(item) },
        ...(others.length > 0 ? [{ heading: 'Also this week', path, items: others.map(item) }] : []),
      ],
      action: { label: `Everything in ${place}`, path },
      ending: { label: 'Stop this newsletter', path: ending },
      footnote: `You get this email on Thursdays because you asked for the newsletter of ${place}, ${state}. Opening it is not counted.`,
    };
  },
};
