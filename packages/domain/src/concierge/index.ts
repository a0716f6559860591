export { type Answered, answerRequest, type Request, type Seen } from './answer-request.ts';
export { forgetConversations } from './conversation.ts';
export { instructionsFor } from './model/instructions.ts';
export type { Talker } from './model/talker.ts';
export { wishOfCall } from './model/tool-box.ts';
export { TOOLS } from './model/tools.ts';
export { type ChatPart, partsOf } from './parts-of.ts';
export { readRequest } from './reading/read-request.ts';
export type { Ask, Reading, Wish } from './reading/wish.ts';
