import { ReadingFailed } from '@marquee/kernel';

/** The result of a reading, or its failure if the document is at fault. Throws all other errors. */
export async function orFailure<T>(reading: Promise<T>): Promise<T | ReadingFailed> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReadingFailed) return error;
    throw error;
  }
}
