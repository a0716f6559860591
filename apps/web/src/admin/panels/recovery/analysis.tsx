import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { Bar, Block, Columns, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

/** How many lost sources of each city were found again, and how (spec: RECOV-05). */
export function Analysis({ of: { cities, ways } }: { of: Answer<'getRecoveryStats'> }) {
  return (
    <Columns>
      <Block title={t('recovery.byCity')}>
        {cities.length === 0 ? (
          <p className={styles.nothing}>{t('word.noData')}</p>
        ) : (
          <div className={styles.bars}>
            {cities.map(({ city, state, lost, recovered }) => (
              <Bar
                key={`${city}, ${state}`}
                label={`${city}, ${state}`}
                value={recovered}
                max={lost}
                tone={recovered * 2 >= lost ? 'good' : 'warn'}
                text={t('recovery.ofLost', { recovered, lost })}
              />
            ))}
          </div>
        )}
      </Block>
      <Block title={t('recovery.ways')}>
        <Stack>
          {ways.map(({ way, recovered }) => (
            <p key={way}>
              <strong>{`${t(`recovery.way.${way}`)} (${t(`recovery.rank.${way}`)})`}</strong>
              <br />
              {`${t('recovery.found', { count: recovered })}. ${t(`recovery.how.${way}`)}`}
            </p>
          ))}
        </Stack>
      </Block>
    </Columns>
  );
}
