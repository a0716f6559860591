export { type QuestionForm, reductionForm } from './measure.ts';
export type { ModelQuestion } from './question.ts';
export { type ModelReading, modelReader } from './reader.ts';
export { modelRequest } from './request.ts';
export { type Verified, verifyAnswer } from './verify-answer.ts';
