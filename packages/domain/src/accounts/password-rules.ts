import { PASSWORD_MAX, PASSWORD_MIN } from '@marquee/contract';

/** The most common passwords of at least ten characters (shorter ones are refused anyway), in lower case, without trailing digits. */
const COMMON = new Set([
  'abcdefghij',
  'administrator',
  'basketball',
  'changeme',
  'dragonball',
  'football',
  'iloveyou',
  'letmein',
  'liverpool',
  'manchester',
  'marquee',
  'marqueemarquee',
  'mypassword',
  'passw0rd',
  'password',
  'passwordpassword',
  'princess',
  'qazwsxedc',
  'qwerty',
  'qwertyqwerty',
  'qwertyuiop',
  'starwars',
  'sunshine',
  'superman',
  'trustno',
  'welcome',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'q1w2e3r4t5',
  'q1w2e3r4t5y6',
]);

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
  if (plain === address || plain === address.split('@')[0]) return 'The password must not be your e-mail address.';
  if (isCommon(plain)) return 'This password is very common and easy to guess. Please choose another.';
  return null;
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size < FEWEST_DIFFERENT) return true;
  if (SEQUENCE.includes(plain) || [...SEQUENCE].reverse().join('').includes(plain)) return true;
  return COMMON.has(plain) || COMMON.has(plain.replace(/[\d!.?*]+$/, ''));
}
