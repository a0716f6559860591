import { z } from 'zod';

/** RFC 9457 problem details. `detail` is a sentence for people; `field` names the input at fault. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  field: z.string().optional(),
  requestId: z.string(),
});
export type Problem = z.output<typeof problem>;
