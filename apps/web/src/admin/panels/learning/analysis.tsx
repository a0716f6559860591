import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import type { Answer } from '../../kit/calls.ts';
import { percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { strategyName, venueTypeName } from './venue-types.ts';

type Found = Answer<'testPattern'>;

/** The rung that reads a page, and the rules that its next read could use. */
export function Analysis({ analysis }: { analysis: Found }) {
  const { method, eventsFound, confidence, learnable, known, venueType, strategy, error } = analysis;
  return (
    <section aria-label={t('patterns.analysis')}>
      <h3 className={styles.subhead}>
        <ToneBadge tone={learnable ? 'good' : 'neutral'}>
          {t(learnable ? 'patterns.learnable' : 'patterns.notLearnable')}
        </ToneBadge>
      </h3>
      <p>{error ?? analysis.summary}</p>
      <Facts
        facts={[
          [t('patterns.readBy'), method ?? '–'],
          [t('patterns.events'), wholeNumber(eventsFound)],
          [t('patterns.confidence'), confidence === null ? '–' : percent(confidence * 100)],
          [t('patterns.kind'), venueTypeName(venueType)],
          [t('patterns.strategy'), strategyName(strategy)],
          [
            t('patterns.inUse'),
            known ? `${known.pattern} · ${t('patterns.version', { version: known.version })}` : '–',
          ],
        ]}
      />
      {analysis.lists.map((list) => (
        <div key={list.items} className={styles.part}>
          <h3 className={styles.subhead}>
            {t(list.extent === 'run' ? 'patterns.itemsFrom' : 'patterns.items')} <code>{list.items}</code>
          </h3>
          <Table caption={t('patterns.rules')} dense>
            <thead>
              <tr>
                <ColumnHead>{t('patterns.field')}</ColumnHead>
                <ColumnHead>{t('patterns.where')}</ColumnHead>
                <ColumnHead>{t('patterns.part')}</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {list.rules.map(({ field, scope, selector, part }) => (
                <tr key={`${field} ${selector}`}>
                  <Cell>{field}</Cell>
                  <Cell>
                    {t(`patterns.scope.${scope}`)} {selector && <code>{selector}</code>}
                  </Cell>
                  <Cell>{part ?? t('patterns.allText')}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ))}
    </section>
  );
}
