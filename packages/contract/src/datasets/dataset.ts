import { z } from 'zod';

/** Why a source is not in a data set: its publisher asked us to stop; it lets no program read it; it reserves this use, or has terms to agree to first. */
const LEFT_OUT_REASONS = ['publisher', 'closed', 'terms'] as const;

const datasetSource = z.object({
  name: z.string(),
  url: z.string(),
  /** Events of the file that it lists. */
  events: z.number().int(),
  /** Uses of its content that it reserves in its robots.txt (contentsignals.org), such as `ai-train`: they bind whoever uses the file. */
  reserved: z.array(z.string()),
});
export type DatasetSource = z.output<typeof datasetSource>;

const leftOutSource = z.object({ name: z.string(), url: z.string(), because: z.enum(LEFT_OUT_REASONS) });
export type LeftOutSource = z.output<typeof leftOutSource>;

const file = {
  night: z.string(),
  events: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** Where the file is, on this site. */
  path: z.string(),
};
export const datasetFile = z.object(file);
export type DatasetFile = z.output<typeof datasetFile>;

export const dataset = z.object({
  city: z.string(),
  state: z.string(),
  ...file,
  madeAt: z.string(),
  format: z.string(),
  /** What may be done with it, in English. */
  terms: z.string(),
  sources: z.array(datasetSource),
  leftOut: z.array(leftOutSource),
});
export type Dataset = z.output<typeof dataset>;
