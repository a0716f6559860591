/** Ages, grades, quotations, and what many calls came to: words of several panels. */
export const wordsMessages = {
  'time.now': 'just now',
  'time.soon': 'in a moment',
  'time.ago': ({ span }: { span: string }) => `${span} ago`,
  'time.in': ({ span }: { span: string }) => `in ${span}`,
  'time.days': ({ n }: { n: number }) => (n === 1 ? '1 day' : `${n} days`),

  quoted: ({ title }: { title: string }) => `“${title}”`,

  'grade.Excellent': 'Excellent',
  'grade.Good': 'Good',
  'grade.Fair': 'Fair',
  'grade.Poor': 'Poor',
  'grade.critical': 'critical',
  'grade.high': 'high',
  'grade.medium': 'medium',
  'grade.low': 'low',
  'grade.warning': 'warning',
  'grade.none': 'none',
  'priority.High': 'High',
  'priority.Medium': 'Medium',
  'priority.Low': 'Low',
  'speed.Fast': 'Fast',
  'speed.Normal': 'Normal',
  'speed.Slow': 'Slow',

  'preset.zoo': 'Zoo, Jacksonville',
  'preset.theatre': 'Theatre, Columbia',
  'preset.museum': 'Museum, Columbia',
  'preset.center': 'Civic center, Savannah',
  'preset.site': 'Events site, Charlotte',

  'bulk.failed': ({ n }: { n: number }) => `${n} failed`,
  'bulk.left': ({ n }: { n: number }) => `${n} not tried`,
} as const;
