import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { MoreOf } from '../../kit/more-of.tsx';
import { Ago, Block, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

const SHOWN_AT_FIRST = 8;

const STATUSES: Record<string, { tone: Tone; label: string } | undefined> = {
  success: { tone: 'good', label: t('scraping.status.success') },
  partial: { tone: 'warn', label: t('scraping.status.partial') },
  error: { tone: 'bad', label: t('scraping.status.error') },
};

/** The last reads (spec: SCRAPE-03). An unknown status is shown as it is. */
export function Activity() {
  const activity = useLive('listScrapingActivity', {});
  return (
    <Block title={t('scraping.activity')}>
      <Live
        of={activity}
        lines={6}
        empty={{ isEmpty: (items) => items.length === 0, text: t('scraping.activityEmpty') }}
      >
        {(items) => (
          <MoreOf items={items} first={SHOWN_AT_FIRST} className={styles.feed}>
            {(item) => {
              const { tone, label } = STATUSES[item.status] ?? { tone: 'neutral', label: item.status };
              return (
                <li key={item.id}>
                  <ToneBadge tone={tone}>{label}</ToneBadge>
                  <div>
                    <p>
                      <strong>
                        <bdi>{item.source ?? '–'}</bdi>
                      </strong>{' '}
                      {item.city && <span className={styles.quiet}>{item.city}</span>}
                    </p>
                    <p className={styles.quiet}>{item.result}</p>
                  </div>
                  <Ago at={item.timestamp} />
                </li>
              );
            }}
          </MoreOf>
        )}
      </Live>
    </Block>
  );
}
