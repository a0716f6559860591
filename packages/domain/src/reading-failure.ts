import { ReadingFailed } from '@marquee/kernel';

/** What a reading gives, or how it failed: the document is at fault, and only what depends on it. Throws everything else. */
export async function orFailure<T>(reading: Promise<T>): Promise<T | ReadingFailed> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReadingFailed) return error;
    throw error;
  }
}
