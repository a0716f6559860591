export { type MeasuredQuestion, type QuestionForm, reductionForm, withMeasures } from './measure.ts';
export { type ModelQuestion, type ModelReader, type ModelReading, modelReader } from './reader.ts';
export { type ChunkRequest, modelRequest } from './request.ts';
export { type AnswerContext, type Verified, verifyAnswer } from './verify-answer.ts';
