import { z } from 'zod';

/** Letters that people may turn off, each kind by itself. */
export const NOTICE_KINDS = ['changes', 'weekly'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Which of them a person wants. */
export const noticeChoices = z.object({
  /** When a kept event is cancelled, moved or sold out. */
  changes: z.boolean(),
  weekly: z.boolean(),
});
export type NoticeChoices = z.output<typeof noticeChoices>;
