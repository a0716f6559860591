import { type FormEvent, useState } from 'react';
import type { Answer } from '../../kit/calls.ts';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { bodyOf, type Draft, draftOf, faultsOf } from './draft.ts';
import { READ_AGAIN } from './schedule-actions.ts';

type Tab = 'intervals' | 'systems' | 'performance';

export interface ConfigureProps {
  config: Answer<'getScheduleConfig'>;
  onClose: () => void;
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;

/** What is typed, the tab that is shown, and the saving of it. A save that has faults opens the tab of the first of them. */
export function useScheduleForm({ config, onClose }: ConfigureProps) {
  const [opened] = useState(config);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [tab, setTab] = useState<Tab>('intervals');
  const [isTried, setTried] = useState(false);
  const update = useAction({
    call: 'updateSchedule',
    success: ({ version }) => ({ title: t('schedule.saved'), description: t('schedule.savedText', { version }) }),
    failure: { title: t('schedule.updateFailed'), fallback: t('schedule.updateFailedText') },
    reloads: READ_AGAIN,
  });
  const faults = faultsOf(draft);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length > 0) {
      setTab(faults.minScraping || faults.discovery || faults.newSource ? 'intervals' : 'performance');
      return;
    }
    // A switch of this dialog changes the version as well; what was typed was read with the fields.
    const isSame = JSON.stringify(draftOf(config)) === JSON.stringify(draftOf(opened));
    if (await update.run({ body: bodyOf(draft, isSame ? config.version : opened.version) })) onClose();
  }

  const type = (name: keyof Draft, value: string) => setDraft((before) => ({ ...before, [name]: value }));
  return { draft, type, faults: isTried ? faults : {}, tab, setTab, submit, isPending: update.isPending };
}
