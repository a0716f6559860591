export const SUBMISSION_KINDS = ['event', 'source'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATUSES = ['open', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const SUBMITTED_TEXT_MAX = 4_000;

/** A flyer's picture is sent as a JPEG of at most this many bytes, which the browser makes. */
export const FLYER_BYTES_MAX = 170_000;

/** The picture of a flyer that an event was read from. */
export interface FlyerPicture {
  /** SHA-256 of its bytes. */
  hash: string;
  width: number;
  height: number;
}

/** An event as it was sent in; times are local wall times of its city. */
export interface SubmittedEvent {
  title: string;
  /** `2026-12-05` */
  day: string;
  /** `19:30`; null: all day. */
  time: string | null;
  endTime: string | null;
  venue: string;
  address: string | null;
  city: string;
  state: string;
  url: string | null;
  price: string | null;
  description: string | null;
  /** Absent in events that were sent in before flyers were read. */
  flyer?: FlyerPicture | null;
}

/** A website with events. */
export interface SubmittedSource {
  url: string;
  name: string;
  city: string;
  state: string;
}
