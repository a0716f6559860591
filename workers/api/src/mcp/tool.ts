import type { Instant } from '@marquee/kernel';
import type { z } from 'zod';
import type { PublicRead } from './public-reads.ts';

/** What a tool may use: the public API, the time, and the address of this site. */
export interface Asked {
  read: PublicRead;
  now: Instant;
  origin: string;
}

/** A tool of the MCP server. It only reads. */
export interface Tool {
  name: string;
  title: string;
  /** For the model that chooses among tools. */
  description: string;
  input: z.ZodObject;
  /** The answer as data. Throws ReadRefused with a sentence for people. */
  answer: (asked: Asked, input: never) => Promise<Readonly<Record<string, unknown>>>;
}

/** A tool whose answer takes what its input gives after checks. */
export function defineTool<S extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'answer'> & {
    input: S;
    answer: (asked: Asked, input: z.output<S>) => Promise<Readonly<Record<string, unknown>>>;
  },
): Tool {
  return tool;
}
