import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useNow } from '../../kit/now.ts';
import { Ago } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import type { Board, Silence } from './alert-types.ts';
import styles from './alerts.module.css';
import { endSilence } from './end-silence.ts';
import { FiringList } from './firing-list.tsx';
import { shortTime } from './silence-times.ts';
import type { Silenced } from './use-silence.tsx';

/** After so long without a look nothing is watched. */
const BLIND_MS = 5 * 60_000;

/** Whether anything fires, and what is silenced. */
export function AlertState({ board, onSilence }: { board: Board; onSilence: (of: Silenced) => void }) {
  const now = useNow();
  const firing = board.rules.flatMap(({ firing: open }) => (open ? [open] : []));
  const loud = firing.filter(({ silencedUntil }) => silencedUntil === null);
  const isBlind = board.lookedAt === null || now - Date.parse(board.lookedAt) > BLIND_MS;
  const tone =
    isBlind || loud.some(({ severity }) => severity === 'critical') ? 'bad' : firing.length > 0 ? 'warn' : 'good';
  const watched = board.rules.filter(({ isOn }) => isOn).length;
  const title = isBlind
    ? t('alerts.notWatched')
    : firing.length > 0
      ? t(loud.length > 0 ? 'alerts.firing' : 'alerts.firingSilently', { n: firing.length })
      : t('alerts.well');
  return (
    <section className={classNames(styles.state, styles[tone])} aria-label={title}>
      <header>
        <div>
          <h2>{title}</h2>
          <p>
            {isBlind ? t('alerts.notWatchedText') : t('alerts.wellText', { n: watched })}{' '}
            {board.lookedAt && (
              <>
                {t('alerts.looked')} <Ago at={board.lookedAt} />.
              </>
            )}
          </p>
        </div>
        <Button size="sm" onClick={() => onSilence({ rule: 'all', title: t('alerts.allRules').toLowerCase() })}>
          {t('alerts.silenceAll')}
        </Button>
      </header>
      {firing.length > 0 && <FiringList firing={firing} onSilence={onSilence} />}
      {board.silences.length > 0 && (
        <Part title={t('alerts.silences')}>
          <ul className={styles.silences}>
            {board.silences.map((silence) => (
              <SilenceRow key={silence.id} of={silence} board={board} />
            ))}
          </ul>
        </Part>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function SilenceRow({ of: { id, rule, reason, by, until }, board }: { of: Silence; board: Board }) {
  const end = useAction(endSilence);
  const named = board.rules.find((each) => each.rule === rule)?.title;
  const title = named === undefined ? t('alerts.allRules') : named;
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>
          <q>{reason}</q> {t('alerts.silenceBy', { by, at: shortTime(Date.parse(until)) })}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('alerts.endSilenceOf', { title })}
        pending={end.isPending}
        onClick={() => void end.run({ params: { id }, body: {} })}
      >
        {t('alerts.endSilence')}
      </Button>
    </li>
  );
}
