/** Texts of the kit's charts, pickers, dialogs and grids. */
export const partsMessages = {
  'tile.up': ({ against }: { against: string }) => `more than ${against}`,
  'tile.down': ({ against }: { against: string }) => `less than ${against}`,
  'tile.same': ({ against }: { against: string }) => `the same as ${against}`,
  'chart.asTable': 'Show as a table',
  'map.waiting': 'Drawing the map…',
  'map.failed': 'The map could not be loaded. The table below has all figures.',
  'map.level': 'Level',
  'map.figures': 'Figures',

  'csv.export': 'Export CSV',
  'rows.total': 'Total',
  'rows.search': 'Search',
  'rows.shown': ({ first, last, count, total }: { first: number; last: number; count: number; total: number }) =>
    count === 0
      ? `None of ${total}`
      : `${first}–${last} of ${count}${count === total ? '' : ` (${total} without filters)`}`,

  'bulk.label': 'Selected rows',
  'bulk.all': 'Select all shown',
  'bulk.one': ({ name }: { name: string }) => `Select ${name}`,
  'bulk.none': 'Select none',
  'bulk.selected': ({ count, total }: { count: number; total: number }) => `${count} of ${total} selected`,
  'bulk.progress': ({ label, done, total }: { label: string; done: number; total: number }) =>
    `${label}: ${done} of ${total}`,
  'bulk.action': ({ label, count }: { label: string; count: number }) => `${label} (${count})`,

  'dates.all': 'All days',
  'dates.today': 'Today',
  'dates.7d': 'Last 7 days',
  'dates.30d': 'Last 30 days',
  'dates.90d': 'Last 90 days',
  'dates.from': ({ days, first }: { days: string; first: string }) => `${days}, from ${first}`,
  'dates.custom': 'Custom range',
  'dates.first': 'First day',
  'dates.last': 'Last day',
  'dates.apply': 'Show these days',

  'picker.short': 'Type at least two letters.',
  'picker.searching': 'Searching…',
  'picker.failed': 'The search failed.',
  'picker.nothing': 'No matches.',
  'picker.found': ({ count }: { count: number }) => (count === 1 ? '1 found' : `${count} found`),
  'picker.cityHint': 'Columbia, SC',
  'picker.live': 'live',
  'picker.configured': 'configured',
  'picker.known': 'not in the network',

  'reason.kept': 'Kept in the audit log.',
  'reason.word': ({ word }: { word: string }) => `Type ${word} to confirm.`,
  'reason.short': ({ least }: { least: number }) =>
    least <= 1 ? 'Enter a reason.' : `Enter a reason of at least ${least} characters.`,
  'reason.otherWord': ({ word }: { word: string }) => `Type ${word}.`,

  'switch.never': 'Never toggled',
  'switch.last': 'Last toggled',
  'switch.by': ({ name }: { name: string }) => `by ${name}`,

  'job.waiting': 'Waiting',
  'job.running': 'Running',
  'job.done': 'Done',
  'job.failed': 'Failed',
  'job.cancelled': 'Cancelled',
  'job.started': 'Started',
  'job.progress': ({ done, total }: { done: number; total: number }) => `${done} of ${total}`,
} as const;
