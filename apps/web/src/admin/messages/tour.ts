/** The tour of the console, and its help. */
export const tourMessages = {
  'tour.title': 'Tour of the console',
  'tour.count': ({ number, of }: { number: number; of: number }) => `Tour, stop ${number} of ${of}`,
  'tour.next': 'Next stop',
  'tour.back': 'Previous stop',
  'tour.skip': 'Skip the tour',
  'tour.finish': 'Finish',
  'tour.open': 'Open this stop',
  'tour.failed': 'The Tour Did Not Move',
  'tour.failedText': 'Your place in the tour could not be saved.',

  'tour.wrong': 'See what is wrong',
  'tour.wrong.text':
    'The first lines of the Dashboard name the alerts that fire, and every other reason why it is not well. Each leads to the section where you act. Open the question mark beside a figure to read what it counts.',
  'tour.read': 'See what is read',
  'tour.read.text':
    'The engine reads every source in this list. Its health says whether events come. Open a source to read it now, pause it or retire it. The tab Run log lists every read.',
  'tour.waiting': 'Decide what waits for you',
  'tour.waiting.text':
    'The Review Queue holds every question for a person: drafts, reports, submissions, claims. What you decided stands under Recent decisions and can be undone.',
  'tour.add': 'Add a source or a city',
  'tour.add.text':
    'Type an address under Add Source. The engine looks at it first and proposes the page to read. City Management adds cities and says which of them visitors see.',
  'tour.stop': 'Stop everything',
  'tour.stop.text':
    'Activate Emergency Shutdown stops the whole engine and asks for a reason. Visitors still see the site. The switches stop one part alone. From any section: open the search at the top, or press Ctrl K, and type “shutdown”.',

  'help.open': 'Help',
  'help.title': 'Help',
  'help.tour': 'Start the tour',
  'help.tourText': 'Five stops: what is wrong, what is read, what waits for you, how to add and how to stop.',
  'help.glossary': 'What the figures count',
  'help.filter': 'Find a figure',
  'help.noMatch': ({ text }: { text: string }) => `No figure matches “${text}”.`,
  'help.means': ({ figure }: { figure: string }) => `What “${figure}” counts`,

  'command.tour': 'Start the tour of the console',
  'command.glossary': 'What the figures count',
} as const;
