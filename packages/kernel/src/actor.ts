export type Role = 'user' | 'venue_owner' | 'promoter' | 'admin';

/** Who asks. `system` is the engine itself. */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly userId: string; readonly role: Role }
  | { readonly kind: 'system'; readonly job: string };

export const guest: Actor = { kind: 'guest' };
