import type { NewsletterIssue } from '@marquee/contract';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, PlusIcon } from '../../../ui/icons.tsx';
import { localDay, localTime } from '../../kit/format.ts';
import { t } from '../../messages.ts';
import styles from './newsletters.module.css';

interface ChoiceProps {
  issue: NewsletterIssue;
  /** What the editor chose since it was read, in order. */
  chosen: readonly string[] | null;
  onChoose: (ids: readonly string[]) => void;
}

function moment(local: string): string {
  const [day = '', time] = local.split('T');
  return time ? `${localDay(day)}, ${localTime(time)}` : localDay(day);
}

function Words({ title, venue, start }: Pick<NewsletterIssue['items'][number], 'title' | 'venue' | 'start'>) {
  return (
    <span className={styles.words}>
      <bdi>{title}</bdi>
      <small>
        {moment(start)}
        {venue && (
          <>
            {' · '}
            <bdi>{venue}</bdi>
          </>
        )}
      </small>
    </span>
  );
}

/** The events of the issue in their order, and what else is on. */
export function Choice({ issue, chosen, onChoose }: ChoiceProps) {
  const known = new Map([...issue.items, ...issue.others].map((one) => [one.eventId, one]));
  const ids = chosen ?? issue.items.map(({ eventId }) => eventId);
  const items = ids.flatMap((id) => known.get(id) ?? []);
  const others = [...known.values()].filter(({ eventId }) => !ids.includes(eventId));
  const move = (from: number, to: number) => {
    const moved = [...ids];
    const [one = ''] = moved.splice(from, 1);
    moved.splice(to, 0, one);
    onChoose(moved);
  };
  return (
    <>
      <h3 className={styles.head}>{t('newsletters.events')}</h3>
      {items.length === 0 && <p>{t('newsletters.none')}</p>}
      <ol className={styles.items}>
        {items.map(({ eventId, title, venue, start }, at) => (
          <li key={eventId}>
            <Words title={title} venue={venue} start={start} />
            <span className={styles.tools}>
              <IconButton
                size="sm"
                label={t('newsletters.up', { title })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ChevronUpIcon />
              </IconButton>
              <IconButton
                size="sm"
                label={t('newsletters.down', { title })}
                disabled={at === items.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ChevronDownIcon />
              </IconButton>
              <IconButton
                size="sm"
                label={t('newsletters.drop', { title })}
                disabled={items.length === 1}
                onClick={() => onChoose(ids.filter((id) => id !== eventId))}
              >
                <CloseIcon />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('newsletters.others')}</summary>
          <ul className={styles.items}>
            {others.map(({ eventId, title, venue, start }) => (
              <li key={eventId}>
                <Words title={title} venue={venue} start={start} />
                <Button
                  size="sm"
                  disabled={items.length >= issue.most}
                  aria-label={t('newsletters.add', { title })}
                  onClick={() => onChoose([...ids, eventId])}
                >
                  <PlusIcon />
                  {t('newsletters.addShort')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
