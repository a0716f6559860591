import { EMAIL_MAX, emailField, NAME_MAX } from '@marquee/contract';
import { isUnseen, type ProvenIdentity, shownLine } from '@marquee/kernel';

/** The name that a provider gives, as we would accept it from a form; an address must do where there is none. */
export function nameOf(
  { firstName, lastName }: Pick<ProvenIdentity, 'firstName' | 'lastName'>,
  email: string,
): { firstName: string; lastName: string } {
  const [first, last] = [clean(firstName), clean(lastName)];
  return { firstName: first || last || clean(email.split('@')[0] ?? '') || email, lastName: first ? last : '' };
}

/** An address that we could send letters to, or null. */
export function emailOf(claim: string | null): string | null {
  if (claim === null || claim.length > EMAIL_MAX) return null;
  const parsed = emailField.safeParse(claim);
  return parsed.success ? parsed.data : null;
}

function clean(name: string): string {
  return isUnseen(name) ? '' : shownLine(name.slice(0, NAME_MAX));
}
