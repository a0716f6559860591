export { answerRequest, type Request } from './answer-request.ts';
export { type ChatPart, partsOf } from './parts-of.ts';
export { readRequest } from './reading/read-request.ts';
export type { Ask, Reading, Wish } from './reading/wish.ts';
