/** `picture`: a poster that the engine found on a page whose events are pictures only. */
export const SUBMISSION_KINDS = ['event', 'source', 'picture'] as const;
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

/** What a picture is read as, or a person makes of it; null: not said. */
export interface PictureDraft {
  title: string | null;
  day: string | null;
  time: string | null;
  endTime: string | null;
  venue: string | null;
  address: string | null;
  price: string | null;
}

/** A poster on a page of a source. */
export interface FoundPicture {
  /** Of the page. */
  url: string;
  /** Of the source. */
  name: string;
  pictureUrl: string;
  /** What the page says the picture is; empty if nothing. */
  alt: string;
  city: string;
  state: string;
  flyer: FlyerPicture;
  /** By a language model, or as a person approved it; null: nobody has read it. */
  draft: PictureDraft | null;
}

/** Pictures of one source that wait for a person, and days after which one whose picture was asked for is asked for again. */
export const PICTURES_WAITING_MAX = 12;
export const PICTURE_KNOWN_DAYS = 30;

/** A website with events. */
export interface SubmittedSource {
  url: string;
  name: string;
  city: string;
  state: string;
}
