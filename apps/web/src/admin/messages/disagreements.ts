/** Events of which sources give different times, in Data Quality Management. */
export const disagreementsMessages = {
  'disputes.tab': 'Disagreements',
  'disputes.title': 'Sources That Disagree',
  'disputes.note':
    'Coming events of which sources give different times. Shown is what the venue says, else the source that knew of it first; the page tells the rest. Those that most people saved or planned come first.',
  'disputes.shown': 'Shown',
  'disputes.shownBy': 'Said by',
  'disputes.byVenue': ({ source }: { source: string }) => `${source}, the venue itself`,
  'disputes.others': 'Others say',
  'disputes.people': 'People',
  'disputes.dates': 'Dates in dispute',
  'disputes.hearts': 'Saved by',
  'disputes.plans': 'Planned by',
  'disputes.views': 'Views of the venue, 30 days',
  'disputes.page': 'What visitors see',
  'disputes.empty': 'No sources disagree about a coming event.',
} as const;
