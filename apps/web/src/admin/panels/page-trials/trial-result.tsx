import type { Answer } from '../../kit/calls.ts';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { t } from '../../messages.ts';
import { TriedEvent } from './tried-event.tsx';

type Trial = Answer<'testUnifiedExtraction'>['result'];

const TONES = { info: 'neutral', warning: 'warn', error: 'bad' } as const;

/** The result of a page trial: figures, cost, events with their evidence, and omissions. */
export function TrialResult({ trial }: { trial: Trial }) {
  const { tokenUsage: tokens } = trial;
  return (
    <>
      <Tiles label={t('phase1.result')}>
        <Tile
          name="phase1.success"
          value={trial.success ? t('phase1.yes') : t('phase1.no')}
          tone={trial.success ? 'good' : 'bad'}
        />
        <Tile name="phase1.eventsFound" value={wholeNumber(trial.eventsFound)} />
        <Tile name="phase1.eventsSaved" value={wholeNumber(trial.eventsSaved)} hint={t('phase1.savedBefore')} />
        <Tile name="phase1.fallback" value={wholeNumber(trial.fallbackProcessed)} />
        <Tile name="phase1.time" value={`${(trial.processingTime / 1_000).toFixed(1)} s`} />
        <Tile name="phase1.way" value={trial.method ?? '–'} />
      </Tiles>
      <Tiles label={t('phase1.tokens')}>
        <Tile name="phase1.promptTokens" value={wholeNumber(tokens.promptTokens)} />
        <Tile name="phase1.completionTokens" value={wholeNumber(tokens.completionTokens)} />
        <Tile name="phase1.totalTokens" value={wholeNumber(tokens.totalTokens)} />
        <Tile name="phase1.cost" value={`$${tokens.estimatedCost.toFixed(4)}`} />
      </Tiles>
      {trial.error !== null && (
        <p className={styles.failed} role="alert">
          {trial.error}
        </p>
      )}
      <Block
        title={t('phase1.events')}
        note={t('phase1.eventsNote')}
        aside={
          trial.limitReached && (
            <ToneBadge tone="warn">
              {t('phase1.limitReached', { shown: trial.events.length, found: trial.eventsFound })}
            </ToneBadge>
          )
        }
      >
        {trial.events.length === 0 ? (
          <p className={styles.nothing}>{t('phase1.noEvents')}</p>
        ) : (
          <ul className={styles.folds}>
            {trial.events.map((event) => (
              <TriedEvent key={event.id} event={event} />
            ))}
          </ul>
        )}
      </Block>
      {trial.skipped.length + trial.details.length > 0 && <LeftOut trial={trial} />}
    </>
  );
}

function LeftOut({ trial: { skipped, details } }: { trial: Trial }) {
  return (
    <Block title={t('phase1.noticed')}>
      <ul className={styles.notes}>
        {details.map(({ code, severity, message }) => (
          <li key={`${code} ${message}`}>
            <ToneBadge tone={TONES[severity]}>{code}</ToneBadge> {message}
          </li>
        ))}
        {skipped.map(({ event, reason }) => (
          <li key={`${event} ${reason}`}>
            <ToneBadge tone="neutral">{t('phase1.skipped')}</ToneBadge>{' '}
            <strong>
              <bdi>{event}</bdi>
            </strong>
            : {reason}
          </li>
        ))}
      </ul>
    </Block>
  );
}
