import { Link } from '../../../ui/link.tsx';
import type { Answer } from '../../kit/calls.ts';
import { decimal, tokenCount, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Bar, Block, Columns, Facts, Stack, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

type Expansion = Answer<'getCityExpansion'>;

/** Spec: GROWTH-03. */
const STATES_SHOWN = 12;

/** What expansion did today, and the states of the network (spec: GROWTH-02, GROWTH-03). */
export function CityExpansion({ of }: { of: Expansion }) {
  const isActive = of.status === 'active';
  return (
    <Columns>
      <Block
        title={t('growth.expansion')}
        note={of.because ?? undefined}
        aside={
          <Link to="/admin/expansion">
            <ToneBadge tone={isActive ? 'good' : 'warn'}>
              {t(isActive ? 'expansion.active' : 'expansion.paused')}
            </ToneBadge>
          </Link>
        }
      >
        <Facts
          facts={[
            [t('growth.evaluated'), wholeNumber(of.citiesEvaluatedToday)],
            [t('growth.added'), wholeNumber(of.citiesAddedThisWeek)],
            [t('growth.tokensToday'), tokenCount(of.tokensUsedToday)],
          ]}
        />
        <p className={styles.quiet}>{t('growth.candidates')}</p>
        <Candidates of={of.recentCandidates} />
      </Block>
      <States of={of.stateDistribution} />
    </Columns>
  );
}

function Candidates({ of: candidates }: { of: Expansion['recentCandidates'] }) {
  if (candidates.length === 0) return <p className={styles.nothing}>{t('growth.noCandidates')}</p>;
  const facts = candidates.map(
    ({ city, state, score }) => [`${city}, ${state}`, t('expansion.ofTen', { score: decimal(score) })] as const,
  );
  return <Facts facts={facts} />;
}

function States({ of: states }: { of: Expansion['stateDistribution'] }) {
  const most = states[0]?.cities ?? 0;
  return (
    <Block title={t('growth.states')} note={t('growth.statesNote', { shown: STATES_SHOWN, all: states.length })}>
      {states.length === 0 ? (
        <p className={styles.nothing}>{t('growth.noStates')}</p>
      ) : (
        <Stack>
          {states.slice(0, STATES_SHOWN).map(({ state, cities }) => (
            <Bar key={state} label={state} value={cities} max={most} tone="info" text={wholeNumber(cities)} />
          ))}
        </Stack>
      )}
    </Block>
  );
}
