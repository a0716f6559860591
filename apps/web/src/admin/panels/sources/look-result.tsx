import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Answer } from '../../kit/calls.ts';
import { localDay } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { type ActionSpec, useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TOUCHED_BY_STEERING } from './source-actions.ts';
import { shortAddress, sourceAddress } from './source-address.ts';

type Look = Answer<'lookAtSource'>;

const TONES: Record<Look['outcome'], Tone> = { proposal: 'good', doubtful: 'warn', known: 'info', refused: 'bad' };

const ADD: ActionSpec<'addSource'> = {
  call: 'addSource',
  success: ({ name }) => ({ title: t('scraping.added'), description: t('scraping.addedText', { name }) }),
  failure: { title: t('scraping.addFailed'), fallback: t('scraping.addFailedText') },
  reloads: TOUCHED_BY_STEERING,
};

const MOVE: ActionSpec<'editSource'> = {
  call: 'editSource',
  success: ({ name, url }) => ({
    title: t('look.moved'),
    description: t('look.movedText', { name, path: shortAddress(url) }),
  }),
  failure: { title: t('look.moveFailed'), fallback: t('steer.failedText') },
  reloads: TOUCHED_BY_STEERING,
};

/** What a look found: its words, the documents behind them, and the one thing to do next. `city` is where it is added. */
export function LookResult({ of: look, city, onAdded }: { of: Look; city: string; onAdded: (id: string) => void }) {
  const { outcome, says, advice, pages, proposal, known, anyway } = look;
  return (
    <section className={styles.part} aria-label={t('look.result')}>
      <div role="status" className={styles.list}>
        <p>
          <ToneBadge tone={TONES[outcome]}>{t(`look.outcome.${outcome}`)}</ToneBadge>
        </p>
        <p>
          <strong>{says}</strong>
        </p>
        <p className={styles.quiet}>{advice}</p>
      </div>
      {proposal && proposal.samples.length > 0 && (
        <>
          <h3 className={styles.subhead}>{t('look.first')}</h3>
          <ul className={styles.notes}>
            {proposal.samples.map(({ title, start }) => (
              <li key={`${start} ${title}`}>
                <bdi>{title}</bdi> <span className={styles.quiet}>{localDay(start)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 1 && (
        <>
          <h3 className={styles.subhead}>{t('look.looked')}</h3>
          <ul className={styles.notes}>
            {pages.map((page) => (
              <li key={page.url} className={styles.quiet}>
                {page.says}
              </li>
            ))}
          </ul>
        </>
      )}
      <Next proposal={proposal} known={known} anyway={anyway} city={city} onAdded={onAdded} />
    </section>
  );
}

function Next({
  proposal,
  known,
  anyway,
  city,
  onAdded,
}: Pick<Look, 'proposal' | 'known' | 'anyway'> & { city: string; onAdded: (id: string) => void }) {
  const add = useAction({ ...ADD });
  const move = useAction({ ...MOVE });
  const url = proposal?.url ?? anyway;
  const moves = proposal?.moves ?? null;
  async function addIt(): Promise<void> {
    if (url !== null)
      await add.send({ body: { url, city } }).then(
        ({ id }) => onAdded(id),
        () => undefined,
      );
  }
  async function moveIt(source: NonNullable<typeof moves>): Promise<void> {
    if (url === null) return;
    const { id, name, city: place, state, intervalMinutes, tier } = source;
    const body = { name, url, city: place, state, intervalMinutes, tier };
    await move.send({ params: { id }, body }).then(
      () => onAdded(id),
      () => undefined,
    );
  }
  return (
    <div className={styles.buttons}>
      {moves && url !== null && (
        <Button variant="primary" pending={move.isPending} onClick={() => void moveIt(moves)}>
          {t('look.move', { path: shortAddress(url) })}
        </Button>
      )}
      {!moves && url !== null && (
        <Button variant={proposal ? 'primary' : 'secondary'} pending={add.isPending} onClick={() => void addIt()}>
          {proposal ? t('look.add', { path: shortAddress(url) }) : t('look.anyway')}
        </Button>
      )}
      {known && (
        <Button asChild>
          <Link to={sourceAddress(known)}>{t('scraping.openSource')}</Link>
        </Button>
      )}
    </div>
  );
}
