import type { AlertNews } from '@marquee/contract';
import type { Vocabulary } from './vocabulary.ts';

const SUBJECTS: Record<AlertNews, (title: string) => string> = {
  firing: (title) => `Marquee: ${title}`,
  'still-firing': (title) => `Marquee: still firing – ${title}`,
  resolved: (title) => `Marquee: resolved – ${title}`,
  test: () => 'Marquee: a test of the alerts',
};

const ENDINGS: Record<AlertNews, string> = {
  firing: 'We write again while it lasts, and when it is resolved.',
  'still-firing': 'We write again while it lasts, and when it is resolved.',
  resolved: 'We will not write about it again.',
  test: 'You asked for it in the console.',
};

/** Emails to administrators are in English ("One message" in docs/architecture.md). */
export const alertsInEnglish: Pick<Vocabulary, 'operatorAlert'> = {
  operatorAlert: ({ news, title, advice, facts, detail, path, severity }) => ({
    subject: SUBJECTS[news](title),
    paragraphs: [
      ...(news === 'resolved' ? ['It is resolved. You do not need to do anything.'] : []),
      ...(news === 'test' ? ['Emails about alerts arrive.'] : []),
      ...(advice && news !== 'resolved' ? [severity === 'critical' ? `Critical. ${advice}` : advice] : []),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
    ],
    quote: detail,
    action: { label: news === 'test' ? 'Open Alerts' : 'Open the Console', path },
    footnote: `You get this email because you are an administrator. ${ENDINGS[news]}`,
  }),
};
