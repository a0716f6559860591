export const ROLES = ['user', 'venue_owner', 'promoter', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The caller. `system` is the engine, or a person at the command line; no request can claim it. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly email: string;
      readonly role: Role;
      /** Also for the role `admin`. Administrators pass every role requirement (spec: ROLE-003). */
      readonly isAdmin: boolean;
      /** An administrator who has no rights until the account has a factor. */
      readonly needsFactor?: true;
    }
  | { readonly kind: 'system'; readonly job: string };

export const guest: Actor = { kind: 'guest' };

/** The caller and the request: what a changing verb gets besides its input. */
export interface Caller {
  readonly actor: Actor;
  /** Also in the response's `x-request-id`, in every log line of the request, and in its audit rows. */
  readonly requestId: string;
}
