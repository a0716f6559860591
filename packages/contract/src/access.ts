/** Administrators pass every level; `public` needs no session. */
export type Level = 'public' | 'user' | 'venue_owner' | 'promoter' | 'admin';

/** Kinds of things that users own; the domain finds the owner by kind. A slice whose things have owners adds its kind. */
const OWNED_KINDS = ['itinerary', 'follow', 'boost', 'campaign'] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];

/** Only for the owner of the thing that a path parameter names, and for administrators. */
export interface Ownership {
  readonly owns: OwnedKind;
  /** A key of `params`. */
  readonly param: string;
}

/** Who may call. */
export type Access = Level | Ownership;

export function ownerOf(owns: OwnedKind, param: string): Ownership {
  return { owns, param };
}

/** The role required before ownership is checked. */
export function levelOf(access: Access): Level {
  return typeof access === 'string' ? access : 'user';
}

/** For people: `admin`, `owner of the event :id`. */
export function accessText(access: Access): string {
  return typeof access === 'string' ? access : `owner of the ${access.owns} :${access.param}`;
}
