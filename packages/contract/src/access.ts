/** Administrators pass every level; `public` needs no session. */
export type Level = 'public' | 'user' | 'venue_owner' | 'promoter' | 'admin';

/** What users own, by the name under which the domain finds its owner. A slice whose things have owners adds its kind. */
export const OWNED_KINDS = [] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];

/** Only for whoever owns the thing that a parameter of the path names, and for administrators. */
export interface Ownership {
  readonly owns: OwnedKind;
  /** Of `params`. */
  readonly param: string;
}

/** Who may call. */
export type Access = Level | Ownership;

export function ownerOf(owns: OwnedKind, param: string): Ownership {
  return { owns, param };
}

/** What somebody must be before it is asked what they own. */
export function levelOf(access: Access): Level {
  return typeof access === 'string' ? access : 'user';
}

/** For people: `admin`, `owner of the event :id`. */
export function accessText(access: Access): string {
  return typeof access === 'string' ? access : `owner of the ${String(access.owns)} :${access.param}`;
}
