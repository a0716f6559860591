import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { chatAnswer, chatRequest, recommendedEvent } from './concierge.ts';
import { unmetRequest } from './unmet-requests.ts';

export const conciergeEndpoints = defineEndpoints({
  chat: {
    method: 'POST',
    path: '/api/chat',
    access: 'public',
    summary: 'Answers a request in a visitor’s words with events of a city, each with the reasons why it matches.',
    body: chatRequest,
    response: chatAnswer,
  },

  listUnmetRequests: {
    method: 'GET',
    path: '/api/admin/concierge/unmet-requests',
    access: 'admin',
    summary: 'What visitors asked the concierge for in the last 30 days and did not get, without who asked.',
    response: z.object({ items: z.array(unmetRequest) }),
  },

  streamChat: {
    kind: 'stream',
    method: 'POST',
    path: '/api/chat/stream',
    access: 'public',
    summary: 'The same answer in parts, as they are ready.',
    body: chatRequest,
    events: {
      /** Known first: the tone of the answer, its language, and whether a model wrote it. */
      tone: chatAnswer.pick({ emotion: true, language: true, byModel: true }),
      /** The next piece of the message; the pieces make the message. */
      text: z.object({ text: z.string() }),
      event: recommendedEvent,
      end: chatAnswer.pick({ suggestions: true, followUpQuestions: true, listing: true }),
    },
  },
});
