import { jobs } from '@marquee/contract';
import { enqueue } from '@marquee/domain/jobs';
import { secureRandom, systemClock } from '@marquee/kernel';
import { Stop } from '../deploy/stop.ts';
import { addJob, argumentsOf } from '../jobs/add-job.ts';

/** Adds the job that restores a city's archived events of a month. Throws Stop where the arguments or the database do not allow it. */
export async function askToRestore(args: readonly string[], say: (text: string) => void): Promise<void> {
  const { texts, where } = argumentsOf(args, ['city', 'month']);
  const asked = jobs['maintenance.restore'].safeParse({ citySlug: texts.city, month: texts.month });
  if (!asked.success)
    throw new Stop('Say which city and month: npm run restore:events -- --city columbia-sc --month 2026-08');
  const { citySlug, month } = asked.data;
  const job = {
    kind: 'maintenance.restore' as const,
    payload: asked.data,
    subject: `${citySlug}/${month}`,
    citySlug: null,
  };
  await addJob(enqueue({ clock: systemClock, random: secureRandom }, [job]), where, 'restore:events');
  say(`The engine will restore the archived events of ${citySlug} for ${month}.`);
}
