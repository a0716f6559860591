export * from './documents.ts';
export * from './doubting-reader.ts';
export * from './draft.ts';
export * from './fake-model.ts';
export * from './fake-payments.ts';
export * from './fakes.ts';
export * from './random.ts';
export * from './web.ts';
