import type { ReactNode } from 'react';
import { fieldName } from '../../../messages/field-names.ts';
import { isolated } from '../../../ui/isolated.ts';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { categoryName } from '../../kit/names.ts';
import { Facts, OutLink, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { statedValue } from './stated.ts';

type Tried = Answer<'testUnifiedExtraction'>['result']['events'][number];

/** A summary of one event; expanded, the evidence of each value. */
export function TriedEvent({ event }: { event: Tried }) {
  const confidence = event.confidence === null ? t('phase1.unknown') : `${Math.round(event.confidence * 100)}%`;
  return (
    <li>
      <details>
        <summary>
          <ToneBadge tone="info">{t('phase1.confidence', { confidence })}</ToneBadge>
          <span className={styles.foldText}>
            <strong dir="auto">{event.title}</strong>
            <span className={styles.quiet}>
              {[
                event.startDate.replace('T', ' '),
                isolated(event.venue ?? t('phase1.noVenue')),
                event.city,
                event.categories.map(categoryName).join(', '),
                event.imageUrl ? t('phase1.hasImage') : t('phase1.noImage'),
              ].join(' · ')}
            </span>
            <span className={styles.badges}>
              <ToneBadge tone="neutral">{t(`level.${event.enhancementLevel}`)}</ToneBadge>
              {event.savedToDatabase && <ToneBadge tone="neutral">{t('phase1.saved')}</ToneBadge>}
              {event.savedToDatabase && <span className={styles.quiet}>{t('phase1.savedBefore')}</span>}
              {event.needsFallback && <ToneBadge tone="warn">{t('phase1.needsMore')}</ToneBadge>}
            </span>
          </span>
        </summary>
        <div className={styles.foldBody}>
          <Evidence evidence={event.evidence} />
          {event.reasons.length > 0 && <p className={styles.quiet}>{event.reasons.join(' ')}</p>}
        </div>
      </details>
    </li>
  );
}

/** Each value with its verbatim text, method and locator. */
function Evidence({ evidence }: Pick<Tried, 'evidence'>) {
  const documents = [...new Set(evidence.map(({ document }) => document))];
  const fields = [...Map.groupBy(evidence, ({ field }) => field)];
  const facts = fields.map(([field, pieces]): [string, ReactNode] => [
    fieldName(field),
    <div key={field} className={styles.stated}>
      <strong>
        <bdi>{statedValue(field, pieces[0]?.value ?? '')}</bdi>
      </strong>
      {pieces.map(({ document, locator, method, snippet }) => (
        <p key={`${locator} ${snippet}`}>
          <q>
            <bdi>{snippet}</bdi>
          </q>{' '}
          <ToneBadge tone="neutral">{method}</ToneBadge> <code>{locator}</code>
          {documents.length > 1 && ` ${t('phase1.inDocument', { number: documents.indexOf(document) + 1 })}`}
        </p>
      ))}
    </div>,
  ]);
  return (
    <>
      <Facts facts={facts} />
      <ol className={styles.documents} aria-label={t('phase1.documents')}>
        {documents.map((url) => (
          <li key={url}>
            <OutLink url={url} />
          </li>
        ))}
      </ol>
    </>
  );
}
