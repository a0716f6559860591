import { isUnseen, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { event } from '../events/event.ts';
import { cityName, stateCode } from '../fields.ts';

/** The tones of an answer (spec: CHAT-06): thoughtful where no other fits. */
export const EMOTIONS = ['excited', 'curious', 'empathetic', 'thoughtful'] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** Characters of one message. */
const CHAT_MESSAGE_MAX = 500;
/** Events that one answer recommends (spec: CHAT-11). */
export const CHAT_EVENTS_MAX = 3;

/** The languages that the concierge answers in; it reads both, whichever it answers in. */
const CHAT_LANGUAGES = ['en', 'es'] as const;
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number];

const turn = z.int().min(0).max(1_000_000);

/** Spec: ENT-018. `userId` is taken and ignored: the session says who asks (docs/spec/decisions.md 32). */
export const chatRequest = z.object({
  message: z
    .string('Please write a message.')
    .max(CHAT_MESSAGE_MAX, `Please use at most ${CHAT_MESSAGE_MAX} characters.`)
    .overwrite((text) => shownText(text).trim())
    .refine((text) => !isUnseen(text), 'Please write a message.'),
  /** Chosen at random by the client for one conversation (spec: CHAT-13). */
  sessionId: z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _'),
  city: cityName.optional(),
  state: stateCode.optional(),
  userId: z.union([z.string().max(100), z.number(), z.null()]).optional(),
  language: z.enum(CHAT_LANGUAGES).default('en'),
  /** Whether what a signed-in person saved may order the answer; it never decides what fits. */
  likedFirst: z.boolean().default(false),
  /** The number of this message in its session. */
  turn: turn.optional(),
  /** The last answer, if the visitor stopped it: by the number of its message, and how much of it they saw. The rest is not remembered. */
  stopped: z
    .object({ turn, characters: z.int().min(0).max(10_000), events: z.int().min(0).max(CHAT_EVENTS_MAX) })
    .optional(),
});

/** An event with the reasons why it answers the request, in the language of the answer: `free`, `tonight`, `4 miles away`. */
export const recommendedEvent = event.extend({
  reasons: z.array(z.string()),
  /** It stands in front because of what the person saved; one of the reasons says so. */
  isForYou: z.boolean(),
});
export type RecommendedEvent = z.output<typeof recommendedEvent>;

/** Spec: CALL-009, ENT-018. */
export const chatAnswer = z.object({
  message: z.string(),
  /** A language model wrote the message; it is labelled so wherever it is shown (BEY-35). False: the sentences are ours. */
  byModel: z.boolean(),
  /** Of the sentences, reasons and suggestions: that of the message where it is certain, else that of the page. */
  language: z.enum(CHAT_LANGUAGES),
  emotion: z.enum(EMOTIONS),
  /** Shorter requests that go on from this one; sent as they are. */
  suggestions: z.array(z.string()),
  /** Questions of the concierge, each of which is also a request. */
  followUpQuestions: z.array(z.string()),
  recommendedEvents: z.array(recommendedEvent).max(CHAT_EVENTS_MAX),
  /** The listing with all that the request finds; null if it cannot show the same. */
  listing: z.string().nullable(),
});
export type ChatAnswer = z.output<typeof chatAnswer>;
