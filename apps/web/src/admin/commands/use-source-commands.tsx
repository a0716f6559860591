import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../ui/confirm.tsx';
import type { Answer } from '../kit/calls.ts';
import { useAction } from '../kit/use-action.ts';
import { useLive } from '../kit/use-live.ts';
import { t } from '../messages.ts';
import {
  pauseSource,
  readSource,
  resumeSource,
  STOP_RUNS,
  stopManualScrapes,
  triggerScrape,
} from '../panels/sources/source-actions.ts';
import type { Command } from './command.ts';
import { WORDS } from './command-words.ts';

type Found = Answer<'searchConsole'>;

interface SourceCommands {
  commands: Command[];
  /** What can be done with what a text found: to run a city's sources, to read, pause or resume a source. */
  forFound: (found: Found) => Command[];
  dialogs: ReactNode;
}

/** `isOpen`: whether the palette shows; only then is the state of manual runs read. Commands run a city's sources now, stop manual runs, and read, pause or resume a source. */
export function useSourceCommands(isOpen: boolean): SourceCommands {
  const scrape = useLive('getManualScrape', {}, { enabled: isOpen }).data;
  const isShutDown = useLive('getSystemControls', {}).data?.globalControls.emergencyShutdown.active ?? false;
  const navigate = useNavigate();
  const { confirm, confirmation } = useConfirm();
  const trigger = useAction<'triggerScrape'>(triggerScrape);
  const stop = useAction(stopManualScrapes);
  const read = useAction(readSource);
  const pause = useAction(pauseSource);
  const resume = useAction(resumeSource);
  // One manual run at a time (spec: SCRAPE-13), and none during a shutdown.
  const canRun = scrape !== undefined && !scrape.running && !isShutDown;

  async function stopRuns(): Promise<void> {
    if (await confirm(STOP_RUNS)) await stop.run({ body: {} });
  }

  function forFound({ cities, sources }: Found): Command[] {
    const readable = canRun ? cities.filter(({ status }) => status !== 'known') : [];
    const runs = readable.map(({ slug, city, state }): Command => {
      const name = `${city}, ${state}`;
      return {
        id: `run ${slug}`,
        verb: 'read',
        title: t('command.run', { city: name }),
        run: () => void trigger.run({ body: { city: name } }),
      };
    });
    const steering = sources.flatMap(({ id, name, city, state, status, health }): Command[] => {
      if (status !== 'active' && status !== 'inactive') return [];
      const isActive = status === 'active';
      const about = `${city}, ${state}`;
      // As in its drawer: not during a shutdown, nor against its robots.txt.
      const isReadable = isActive && !isShutDown && health !== 'forbidden';
      const reading: Command = {
        id: `read ${id}`,
        verb: 'read',
        title: t('command.readSource', { name }),
        about,
        run: () => void read.run({ params: { id }, body: {} }),
      };
      return [
        ...(isReadable ? [reading] : []),
        {
          id: `steer ${id}`,
          verb: isActive ? 'pause' : 'resume',
          title: t(isActive ? 'command.pauseSource' : 'command.resumeSource', { name }),
          about,
          run: () =>
            void (isActive
              ? pause.run({ params: { id }, body: { reason: null } })
              : resume.run({ params: { id }, body: {} })),
        },
      ];
    });
    return [...runs, ...steering];
  }

  const opening: Command[] = [
    {
      id: 'open read-source',
      title: t('command.readAny'),
      words: WORDS.readSource,
      about: t('section.scraping'),
      run: () => void navigate('/admin/scraping?tab=sources'),
    },
    {
      id: 'open run-city',
      title: t('command.runAny'),
      words: WORDS.runCity,
      about: t('section.scraping'),
      run: () => void navigate('/admin/scraping'),
    },
  ];
  const stopping: Command[] = scrape?.running
    ? [
        {
          id: 'stop-runs',
          title: t('command.stopRuns'),
          words: WORDS.stopRuns,
          isCommon: true,
          run: () => void stopRuns(),
        },
      ]
    : [];
  return { commands: [...stopping, ...opening], forFound, dialogs: confirmation };
}
