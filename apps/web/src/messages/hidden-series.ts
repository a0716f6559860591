import { catalog } from './catalog.ts';

/** Texts of hidden series, loaded with what shows them. */
export const hidden = {
  'hidden.hide': 'Hide This Series',
  'hidden.unhide': 'Show This Series Again',
  'hidden.note': 'You hide this series: lists of events leave it out.',
  'hidden.done': ({ title }: { title: string }) => `${title} is hidden`,
  'hidden.doneText': 'Lists of events leave out all its dates.',
  'hidden.undo': 'Undo',
  'hidden.back': ({ title }: { title: string }) => `${title} is in lists again`,
  'hidden.full': ({ n }: { n: number }) => `You hide ${n} series already`,
  'hidden.fullText': 'Show one of them again first. They are on the page with your saved events.',

  'hidden.leftOut': ({ n }: { n: number }) =>
    n === 1 ? '1 hidden series is left out' : `${n} hidden series are left out`,
  'hidden.show': ({ n }: { n: number }) => (n === 1 ? 'Show it' : 'Show them'),
  'hidden.shown': ({ n }: { n: number }) => (n === 1 ? '1 hidden series is shown' : `${n} hidden series are shown`),
  'hidden.leaveOut': ({ n }: { n: number }) => (n === 1 ? 'Leave it out' : 'Leave them out'),

  'hidden.title': 'Hidden series',
  'hidden.text': 'Lists of events leave these out. Hide a series on its own page.',
  'hidden.none': 'You hide no series.',
  'hidden.loading': 'Loading…',
  'hidden.gone': 'A series that is no longer listed',
  'hidden.unread': 'A series whose name could not be loaded',
  'hidden.unhideShort': 'Show',
  'hidden.unhideNamed': ({ title }: { title: string }) => `Show ${title} again`,
} as const;

export const hiddenText = catalog('hidden', hidden);
