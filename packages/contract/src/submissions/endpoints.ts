import { isUnseen, shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { emailField } from '../accounts/user.ts';
import { defineEndpoints } from '../endpoint.ts';
import { stateCode } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { webAddress } from '../web-address.ts';
import { FLYER_BYTES_MAX, SUBMISSION_KINDS, SUBMISSION_STATUSES, SUBMITTED_TEXT_MAX } from './submission.ts';

const line = (most: number, empty: string) =>
  z
    .string(empty)
    .overwrite((text) => shownLine(text).trim())
    .max(most, `Please use at most ${most} characters.`)
    .refine((text) => !isUnseen(text), empty);
/** Empty is none. */
const optional = (most: number) =>
  z
    .string()
    .overwrite((text) => shownText(text).trim())
    .max(most, `Please use at most ${most} characters.`)
    .transform((text) => (isUnseen(text) ? null : text))
    .default(null);

const pageAddress = webAddress('https://example.org/events');

const clock = (message: string) =>
  z
    .union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message)], message)
    .transform((text) => text || null)
    .default(null);

const place = {
  city: line(80, 'Please enter a city.'),
  state: z.string('Please choose a state.').min(1, 'Please choose a state.').pipe(stateCode),
};

/** Who sent it, and a field that people do not see and programs fill in. */
const sender = {
  email: emailField,
  topic: z.string().max(500).default(''),
};

/** A visitor's flyer is a JPEG; the engine keeps a found picture as it is. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** A JPEG as base64 (RFC 4648 §4); null: the event was not read from a flyer. */
const flyerSent = z
  .base64('The picture could not be read. Please choose it again.')
  .min(1)
  .max(Math.ceil(FLYER_BYTES_MAX / 3) * 4, 'This picture is too large. Please choose a smaller one.')
  .nullable()
  .default(null);

const eventSent = z.object({
  title: line(200, 'Please enter the title of the event.'),
  day: z.iso.date({ error: 'Please choose the day of the event.' }),
  time: clock('Please enter a time, such as 19:30.'),
  endTime: clock('Please enter a time, such as 21:30.'),
  venue: line(120, 'Please say where it takes place.'),
  address: optional(200),
  ...place,
  url: optional(2_000).transform((text, context) => (text === null ? null : pageAddress(text, context))),
  price: optional(100),
  description: optional(SUBMITTED_TEXT_MAX),
  flyer: flyerSent,
  ...sender,
});

const sourceSent = z.object({
  url: line(2_000, 'Please enter the address of the page.').transform(pageAddress),
  name: line(120, 'Please enter the name of the website.'),
  ...place,
  ...sender,
});

const submittedEvent = z.object({
  title: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  venue: z.string(),
  address: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  url: z.string().nullable(),
  price: z.string().nullable(),
  description: z.string().nullable(),
  /** The size in pixels of the flyer's picture; null: there is none. */
  flyer: z.object({ width: z.int(), height: z.int() }).nullable(),
});

const pictureDraft = z.object({
  title: z.string().nullable(),
  day: z.string().nullable(),
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  venue: z.string().nullable(),
  address: z.string().nullable(),
  price: z.string().nullable(),
});

/** What an administrator makes of a picture. */
export const pictureEvent = eventSent.pick({
  title: true,
  day: true,
  time: true,
  endTime: true,
  venue: true,
  address: true,
  price: true,
});
export type PictureEvent = z.output<typeof pictureEvent>;

/** A poster that the engine found; `flyer` is null once its picture was deleted. */
export const foundPicture = z.object({
  flyer: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** What the page says the picture is. */
  alt: z.string(),
  city: z.string(),
  state: z.string(),
  draft: pictureDraft.nullable(),
});

const submissionRecord = z.object({
  id: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  /** The title of an event, the name of a website. */
  title: z.string(),
  city: z.string(),
  state: z.string(),
  event: submittedEvent.nullable(),
  picture: foundPicture.nullable(),
  /** Of a website, of the event's page, or of the page with the picture. */
  url: z.string().nullable(),
  /** Null: the engine found it. */
  email: z.string().nullable(),
  timestamp: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  note: z.string().nullable(),
  /** The path of the event's page, or of the source in the console. */
  outcome: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type SubmissionRecord = z.output<typeof submissionRecord>;

export const submissionEndpoints = defineEndpoints({
  submitEvent: {
    method: 'POST',
    path: '/api/submissions/events',
    access: 'public',
    summary: 'Sends in an event; a person decides, and its sender gets a letter.',
    body: eventSent,
    response: z.object({ success: z.literal(true) }),
  },
  submitSource: {
    method: 'POST',
    path: '/api/submissions/sources',
    access: 'public',
    summary: 'Sends in a website with events; a person decides, and its sender gets a letter.',
    body: sourceSent,
    response: z.object({ success: z.literal(true) }),
  },
  fetchFlyer: {
    method: 'POST',
    path: '/api/submissions/flyers',
    access: 'public',
    summary: 'The picture of a flyer at an address, for the form, which reads it in the browser; nothing is stored.',
    body: z.object({
      url: line(2_000, 'Please enter the address of the picture.').transform(
        webAddress('https://example.org/flyer.jpg'),
      ),
    }),
    changeSeconds: 20,
    /** `picture`: base64 (RFC 4648 §4). */
    response: z.object({ contentType: z.string(), picture: z.string() }),
  },
  getSubmittedFlyer: {
    kind: 'document',
    method: 'GET',
    path: '/api/admin/submissions/:id/flyer',
    access: 'admin',
    summary: 'The picture of the flyer that an event was read from.',
    params: z.object({ id: z.string().min(1).max(100) }),
    contentTypes: PICTURE_TYPES,
  },
  listSubmissions: {
    method: 'GET',
    path: '/api/admin/submissions',
    access: 'admin',
    summary: 'What people sent in, newest first.',
    query: z.object({ status: z.enum(SUBMISSION_STATUSES).default('open'), ...pageQuery }),
    response: pageOf(submissionRecord),
  },
  decideSubmission: {
    method: 'POST',
    path: '/api/admin/submissions/:id/decide',
    access: 'admin',
    summary: 'Approves or rejects what somebody sent in, with a reason; its sender gets a letter.',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({
      status: z.enum(['approved', 'rejected']),
      note: z
        .string('Please give a reason.')
        .overwrite((text) => shownText(text).trim())
        .max(1_000)
        .refine((text) => !isUnseen(text), 'Please give a reason.'),
      isNoteShared: z.boolean().default(false),
    }),
    response: submissionRecord,
  },
});
