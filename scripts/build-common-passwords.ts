/** Writes the common passwords that the server refuses, from the list that the site's estimate of strength uses. By hand, when that changes. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PASSWORD_MIN } from '@marquee/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

const OUT = new URL('../packages/domain/src/accounts/common-passwords.generated.ts', import.meta.url);
const PER_LINE = 12;

// Shorter ones are refused anyway; digits at the end are ignored (password-rules.ts).
const long = [...(dictionary['passwords-common'] as Iterable<string>)]
  .filter((word) => [...word].length >= PASSWORD_MIN && /^[\x21-\x7e]+$/.test(word) && !/[`\\$]/.test(word))
  .map((word) => word.toLowerCase().replace(/[\d!.?*]+$/, ''))
  .filter((word) => word.length > 3);
const words = [...new Set(long)].toSorted();
const lines = words.map((word, i) => (i % PER_LINE === 0 ? `\n${word}` : word)).join(' ');

writeFileSync(
  fileURLToPath(OUT),
  `// Made by scripts/build-common-passwords.ts from @zxcvbn-ts/language-common (MIT); do not edit.

/** Common passwords of at least ${PASSWORD_MIN} characters, in lower case, without trailing digits. */
export const COMMON_PASSWORDS = \`${lines}
\`;
`,
);
console.log(`${words.length} common passwords`);
