import { z } from 'zod';

/** A binding of the Worker: only its presence can be checked. */
export function binding<T>(kind: string) {
  return z.custom<T>((value) => typeof value === 'object' && value !== null, `must be bound to a ${kind}`);
}

/** The variables that every Worker has. */
export const commonVariables = {
  APP_ENV: z.enum(['development', 'test', 'production']),
  /** The site's address, `https://marquee.example`; our own hosts are never fetched. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }),
  /** What is deployed; for people. */
  VERSION: z.string().min(1).default('development'),
};

/** The environment is invalid; the message names the variable. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment';
}

const parsed = new WeakMap<object, unknown>();

/**
 * Parses a Worker's environment, once for each environment object. Throws BadEnvironment with a message that names the
 * missing or malformed variable or binding.
 */
export function parseEnv<S extends z.ZodObject>(worker: string, schema: S, env: object): z.output<S> {
  const known = parsed.get(env);
  if (known) return known as z.output<S>;
  const result = schema.safeParse(env);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const isMissing = !(name in env);
      return `${name} ${isMissing ? 'is missing' : `is malformed (${issue.message})`}`;
    });
    throw new BadEnvironment(`The ${worker} Worker cannot start: ${faults.join('; ')}. See docs/operations.md.`);
  }
  parsed.set(env, result.data);
  return result.data;
}
