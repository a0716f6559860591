/** Token Optimization. */
export const efficiencyMessages = {
  'efficiency.tabs': 'Parts of token optimization',
  'efficiency.overview': 'Optimization',
  'efficiency.phase7': 'Phase 7',
  'efficiency.saved': 'Measured savings',
  'efficiency.savedNote':
    'What the engine’s own questions of the last days took, replayed with the settings in force against every strategy off.',
  'efficiency.settings': 'Settings',
  'efficiency.percent': 'Token savings',
  'efficiency.monthly': 'Monthly savings',
  'efficiency.daily': 'Token reduction daily',
  'efficiency.basis': 'Replayed questions',
  'efficiency.basisHint': ({ avoided }: { avoided: string }) => `${avoided} were left out`,
  'efficiency.basisDays': ({ days }: { days: string }) => `in ${days} days`,
  'efficiency.byStrategy': 'Savings by strategy',
  'efficiency.byStrategyNote':
    'Each beside the others as they are set. A strategy that is off shows what it would save.',
  'efficiency.would': ({ text }: { text: string }) => `would save ${text}`,
  'efficiency.tokensPercent': ({ tokens, percent }: { tokens: string; percent: string }) =>
    `${tokens} tokens · ${percent}`,

  'efficiency.dialog': 'Token optimization settings',
  'efficiency.dialogNote': 'A change acts on the next question to the language model.',
  'efficiency.dialogTabs': 'Parts of the settings',
  'efficiency.strategies': 'Optimization Strategies',
  'efficiency.monitoring': 'Monitoring',
  'efficiency.emergency': 'Emergency Controls',
  'efficiency.master': 'Token optimization',
  'efficiency.masterHint': 'When this is off, no strategy is used. The setting of each strategy is kept.',
  'efficiency.updated': 'Optimization Updated',
  'efficiency.updatedText': ({ name, isOn }: { name: string; isOn: boolean }) => `${name} is ${isOn ? 'on' : 'off'}.`,
  'efficiency.updateFailed': 'Update Failed',
  'efficiency.updateFailedText': 'Failed to update token optimization',
  'efficiency.run': 'Run Simulation',
  'efficiency.ran': 'Simulation Complete',
  'efficiency.ranText': ({ questions }: { questions: number }) =>
    questions === 0
      ? 'There are no recorded questions to replay yet.'
      : questions === 1
        ? '1 recorded question was replayed.'
        : `${questions} recorded questions were replayed.`,
  'efficiency.runFailed': 'Simulation Failed',
  'efficiency.runFailedText': 'The recorded questions could not be replayed. Try again.',
  'efficiency.rollBack': 'Emergency Rollback',
  'efficiency.rollBackText':
    'Turns on the strategies that never change an answer (answer caching, batch processing, HTML context reduction, template caching) and turns off all others.',
  'efficiency.rolledBack': 'Rolled Back',
  'efficiency.rolledBackText': 'The safe defaults are in force.',
  'efficiency.rollBackFailed': 'Rollback Failed',
  'efficiency.rollBackFailedText': 'Failed to restore the safe defaults',

  'efficiency.phase7Title': 'Token Efficiency (Phase 7)',
  'efficiency.phase7Note': 'How the pages are put to the language model.',
  'efficiency.phase7Master': 'Token efficiency',
  'efficiency.tiles': 'Token efficiency',
  'efficiency.tokensSaved': 'Tokens saved',
  'efficiency.perEvent': 'Average tokens per event',
  'efficiency.templates': 'Templates cached',
  'efficiency.status': 'Status',
  'efficiency.active': 'Active',
  'efficiency.inactive': 'Off',
  'efficiency.figures': 'Savings figures',
  'efficiency.figuresNote':
    'Expected ranges are estimates; measured is the share of all tokens of the replayed questions.',
  'efficiency.expected': 'Estimate',
  'efficiency.measured': 'Measured',
  'efficiency.what': 'What',
  'efficiency.htmlFigure': 'HTML reduction',
  'efficiency.promptFigure': 'Prompt optimization',
  'efficiency.batchFigure': 'Batch processing',

  'strategy.modelDowngrades': 'Model Downgrades',
  'strategy.modelDowngradesHint':
    'A cheaper model answers all but the reading of pages, and pages too once 70% of their tokens are used. Acts if a second model is configured.',
  'strategy.caching': 'Answer Caching',
  'strategy.cachingHint': 'The same question about the same text is paid for once in 60 days.',
  'strategy.throttling': 'Throttling',
  'strategy.throttlingHint':
    'Spreads the day’s tokens over the day: a quarter at once, the rest hour by hour. Delays questions, saves none.',
  'strategy.earlyExit': 'Early Exit',
  'strategy.earlyExitHint': 'After two answers without an event the rest of a page is not asked about.',
  'strategy.batchOptimization': 'Batch Processing',
  'strategy.batchOptimizationHint': 'Asks about many parts of a page at once, so that instructions are sent once.',
  'strategy.aiQuietMode': 'AI Quiet Mode',
  'strategy.aiQuietModeHint': 'The model is only asked about pages that no other method can read.',
  'strategy.htmlReduction': 'HTML Context Reduction',
  'strategy.htmlReductionHint': 'Sends only the text near dates and times instead of all visible text.',
  'strategy.progressiveEnhancement': 'Progressive Enhancement',
  'strategy.progressiveEnhancementHint':
    'Reads an event’s page without the model first, and asks only where it says little.',
  'strategy.intelligentCaching': 'Template Caching',
  'strategy.intelligentCachingHint': 'Reads pages by the rules that were learned from an earlier answer.',
} as const;
