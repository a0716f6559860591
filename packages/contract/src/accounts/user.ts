import { isUnseen, ROLES, shownLine } from '@marquee/kernel';
import { z } from 'zod';

/** Characters of a password. Length makes a password strong; the upper bound keeps hashing cheap. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
export const NAME_MAX = 80;

/** Sign-in providers besides email and password, if the owner configured them (docs/spec/decisions.md 10). */
export const PROVIDERS = ['google', 'microsoft', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', microsoft: 'Microsoft', apple: 'Apple' };

/** A signed-in person (spec: ENT-001). */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  /** True for the role `admin`, and for users who are administrators in addition to another role (spec: ROLE-003). */
  isAdmin: z.boolean(),
  /** Set for an administrator who must add a factor before the console opens (docs/decisions/031-two-step-verification.md). */
  needsFactor: z.literal(true).optional(),
});
export type User = z.output<typeof user>;

/** Accepts the same addresses as a browser's email field. */
export const emailField = z
  .string('Please enter your email address.')
  .trim()
  .min(1, 'Please enter your email address.')
  .max(EMAIL_MAX, `An email address can have at most ${EMAIL_MAX} characters.`)
  .regex(z.regexes.html5Email, 'Please enter an email address such as name@example.org.');

/** A name as it is shown: invisible characters are removed, and a name without visible characters is refused. */
export function nameField(what: string) {
  return z
    .string(`Please enter your ${what}.`)
    .refine((text) => text.trim() === '' || !isUnseen(text), `Your ${what} needs visible characters.`)
    .overwrite(shownLine)
    .min(1, `Please enter your ${what}.`)
    .max(NAME_MAX, `Your ${what} can have at most ${NAME_MAX} characters.`);
}
