export * from './accounts.ts';
export * from './budget.ts';
export * from './cities.ts';
export * from './diagnostics.ts';
export * from './events.ts';
export * from './jobs.ts';
export * from './language-model.ts';
export * from './sources.ts';
