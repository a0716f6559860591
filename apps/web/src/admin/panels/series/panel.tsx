import { DAY_MS } from '@marquee/kernel/durations';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { RowOf } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { localDay, localDays } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Facts, OutLink, ToneBadge } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { eventSources } from './event-sources.tsx';
import { MergeForm } from './merge-form.tsx';
import { merges } from './merges.ts';

type Group = RowOf<'listRecurringEvents'>;

const TOUCHED = ['listRecurringEvents', 'listMerges', 'listAuditLog'] as const;

/** Pending groups, shows with several dates, merged events, and the sources of an event (spec: S2§2.2). */
export const seriesPanel = definePanel({ body: RecurringEventsBody });

function RecurringEventsBody() {
  const groups = useLive('listRecurringEvents', {});
  const pending = groups.data?.filter(({ status }) => status === 'pending') ?? [];
  return (
    <>
      <Block title={t('recurring.pending')} note={t('recurring.pendingNote')} aside={<Consolidate pending={pending} />}>
        <Live of={groups} failure={t('recurring.failed')} lines={4}>
          {() => <Groups groups={pending} />}
        </Live>
      </Block>
      <Block title={t('recurring.consolidated')} note={t('recurring.consolidatedNote')}>
        <Live of={groups} failure={t('recurring.failed')} lines={6}>
          {(all) => <Groups groups={all.filter(({ status }) => status === 'consolidated')} />}
        </Live>
      </Block>
      <Block title={t('merges.caption')} note={t('merges.note')}>
        <List of={merges} />
      </Block>
      <Block title={t('eventSources.caption')} note={t('eventSources.note')}>
        <List of={eventSources} />
        <MergeForm />
      </Block>
    </>
  );
}

/** Disabled if nothing is pending or a consolidation is running (spec: RECUR-02). */
function Consolidate({ pending }: { pending: readonly Group[] }) {
  const { confirm, confirmation } = useConfirm();
  const action = useAction({
    call: 'consolidateRecurringEvents',
    success: ({ message }) => ({ title: t('recurring.done'), description: message }),
    failure: { title: t('recurring.notDone'), fallback: t('recurring.notDoneText') },
    reloads: TOUCHED,
  });
  async function press(): Promise<void> {
    const question = {
      title: t('recurring.ask', { groups: pending.length }),
      description: <WhatIsMerged groups={pending} />,
      confirmLabel: t('recurring.consolidate'),
    };
    if (await confirm(question)) await action.run({ body: {} });
  }
  return (
    <>
      <Button
        variant="primary"
        size="sm"
        disabled={pending.length === 0}
        pending={action.isPending}
        onClick={() => void press()}
      >
        {t('recurring.consolidate')}
      </Button>
      {confirmation}
    </>
  );
}

/** Each group with its future event: title, place, and the dates of all of its events. */
function WhatIsMerged({ groups }: { groups: readonly Group[] }) {
  return (
    <>
      <p>{t('recurring.askText')}</p>
      <ul className={styles.notes}>
        {groups.map(({ id, title, venue, city, duplicateCount, dates, startDate, endDate }) => (
          <li key={id}>
            <strong dir="auto">{title}</strong> · <bdi>{venue ?? '–'}</bdi> · {city}
            <p className={styles.quiet}>
              {t('recurring.askGroup', { count: duplicateCount, dates, days: localDays(startDate, endDate) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An exhibition has one date that lasts for weeks. */
function datesWord({ dates, startDate, endDate }: Group): string {
  if (dates !== 1) return t('recurring.dates', { count: dates });
  return t('recurring.lasts', { days: daysBetween(startDate, endDate) });
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS) + 1;
}

function Groups({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return <p className={styles.nothing}>{t('recurring.empty')}</p>;
  return (
    <ul className={styles.folds}>
      {groups.map((group) => (
        <li key={group.id}>
          <details>
            <summary>
              <ToneBadge tone={group.status === 'pending' ? 'warn' : 'good'}>
                {group.status === 'pending' ? t('recurring.events', { count: group.duplicateCount }) : datesWord(group)}
              </ToneBadge>
              <span className={styles.foldText}>
                <span dir="auto">{group.title}</span>
                <span className={styles.quiet}>
                  {localDays(group.startDate, group.endDate)} · {group.city}
                </span>
              </span>
            </summary>
            <div className={styles.foldBody}>
              <Facts
                facts={[
                  [t('recurring.from'), localDay(group.startDate)],
                  [t('recurring.to'), localDay(group.endDate)],
                  [t('word.venue'), group.venue ?? '–'],
                  [t('word.source'), <OutLink key="source" url={group.sourceUrl} />],
                ]}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
