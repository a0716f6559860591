export { modelRequest } from './request.ts';
export { type AnswerContext, type Verified, verifyAnswer } from './verify-answer.ts';
