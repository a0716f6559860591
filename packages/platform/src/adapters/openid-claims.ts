import type { ProvenIdentity } from '@marquee/kernel';

/** The claims of an ID token. */
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

/** `user` is what Apple sends with the first sign-in of a person: a name, which nobody vouches for. */
export function identityOf(claims: Claims, isEmailVerified: boolean, user: string | null): ProvenIdentity {
  const { email, given_name: given, family_name: family, name } = claims;
  const told = nameIn(user);
  const [first = '', ...rest] = wordsOf(name);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    isEmailVerified,
    firstName: textOf(given) || told.firstName || first,
    lastName: textOf(given) ? textOf(family) : told.firstName ? told.lastName : rest.join(' '),
  };
}

/** Google vouches by a boolean, Apple also by a text. */
export function vouchedByClaim({ email_verified: isVerified }: Claims): boolean {
  return isVerified === true || isVerified === 'true';
}

/**
 * Any administrator of an organization can give an account any address, so Microsoft's `email` alone proves nothing. The optional claim
 * `xms_edov` says that the owner of the address's domain was verified.
 */
export function vouchedByMicrosoft(claims: Claims): boolean {
  const { xms_edov: isVerified } = claims;
  return vouchedByClaim(claims) || [true, 1, '1', 'true'].includes(isVerified as string);
}

function nameIn(user: string | null): { firstName: string; lastName: string } {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: Record<string, unknown> };
    return { firstName: textOf(name?.firstName), lastName: textOf(name?.lastName) };
  } catch {
    return { firstName: '', lastName: '' };
  }
}

function wordsOf(name: unknown): string[] {
  return textOf(name).split(/\s+/).filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
