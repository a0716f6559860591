import { catalog } from './catalog.ts';

/** Texts of the report dialog, loaded with it. */
export const reports = {
  'report.title': 'Report a problem',
  'report.text': ({ title }: { title: string }) =>
    `Tell us what is wrong with ${title}. A person looks at every report.`,
  'report.kind': 'What is wrong?',
  'report.wrong-time': 'The time is wrong',
  'report.wrong-place': 'The place is wrong',
  'report.cancelled': 'It is cancelled',
  'report.duplicate': 'It is listed twice',
  'report.not-an-event': 'It is not an event',
  'report.other': 'Something else',
  'report.kindNeeded': 'Please choose what is wrong.',
  'report.words': 'What should it say?',
  'report.wordsHint': 'Optional. A link helps.',
  'report.wordsOther': 'What is wrong?',
  'report.wordsNeeded': 'Please say what is wrong.',
  'report.email': 'Your email address',
  'report.emailHint': 'Optional. We use it only for questions about this report.',
  'report.emailHintMail': 'Optional. We write to you once, when somebody has looked at your report.',
  'report.send': 'Send Report',
  'report.sending': 'Sending…',
  'report.failed': 'The report could not be sent. Please try again.',
  'report.sent': 'Thank you',
  'report.sentText': 'Your report is with our editors.',
} as const;

export const report = catalog('reports', reports);
