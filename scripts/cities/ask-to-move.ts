import { jobs } from '@marquee/contract';
import { enqueue } from '@marquee/domain/jobs';
import { secureRandom, systemClock } from '@marquee/kernel';
import { Stop } from '../deploy/stop.ts';
import { addJob, argumentsOf } from '../jobs/add-job.ts';

/** Adds the job that moves cities to another database. Throws Stop where the arguments or the database do not allow it. */
export async function askToMove(args: readonly string[], say: (text: string) => void): Promise<void> {
  const { texts, where } = argumentsOf(args, ['cities', 'to']);
  const citySlugs = (texts.cities ?? '').split(',').filter((slug) => slug !== '');
  const asked = jobs['cities.move'].safeParse({ citySlugs, to: texts.to });
  if (!asked.success || !/^DB(?:_[2-8])?$/.test(asked.data.to))
    throw new Stop('Say which cities, and where to: npm run cities:move -- --cities columbia-sc,camden-sc --to DB_2');
  const { to } = asked.data;
  const job = {
    kind: 'cities.move' as const,
    payload: asked.data,
    subject: `${citySlugs[0]}/${to}/${systemClock.now()}`,
    citySlug: null,
  };
  await addJob(enqueue({ clock: systemClock, random: secureRandom }, [job]), where, 'cities:move');
  say(`The engine will move ${citySlugs.join(', ')} to ${to}; Operations shows its jobs.`);
}
