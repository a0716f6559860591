import { PASSWORD_MAX, PASSWORD_MIN } from '@marquee/contract';
import { COMMON_PASSWORDS } from './common-passwords.generated.ts';

/** What the list of common passwords does not have: our own name, and words that are common once their digits are gone. */
const OURS =
  'abcdefghij administrator changeme dragonball football iloveyou letmein liverpool marquee marqueemarquee mypassword passw0rd password passwordpassword princess qazwsxedc qwerty starwars sunshine superman trustno welcome';
const COMMON = new Set([...COMMON_PASSWORDS.split(/\s+/), ...OURS.split(' ')]);

const SEQUENCE = '01234567890123456789';
const FEWEST_DIFFERENT = 5;

/**
 * Why a password cannot be chosen, as a sentence, or null (NIST SP 800-63B §3.1.1.2: length and a blocklist;
 * no rules about kinds of characters, which only make passwords harder to remember).
 */
export function passwordFault(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return `A password needs at least ${PASSWORD_MIN} characters.`;
  if (length > PASSWORD_MAX) return `A password can have at most ${PASSWORD_MAX} characters.`;
  if (/\p{Cc}/u.test(password)) return 'A password cannot contain control characters, such as line breaks.';
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const address = email.trim().toLowerCase();
  if (plain === address || plain === address.split('@')[0]) return 'The password must not be your email address.';
  if (isCommon(plain)) return 'This password is very common and easy to guess. Please choose another.';
  return null;
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size < FEWEST_DIFFERENT) return true;
  if (SEQUENCE.includes(plain) || [...SEQUENCE].reverse().join('').includes(plain)) return true;
  return COMMON.has(plain) || COMMON.has(plain.replace(/[\d!.?*]+$/, ''));
}
