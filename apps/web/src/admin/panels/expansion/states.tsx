import { stateName } from '../../../messages/states.ts';
import type { Answer } from '../../kit/calls.ts';
import type { StateFigures, StateLevel } from '../../kit/charts/chart-data.ts';
import { StateMap } from '../../kit/charts/state-map.tsx';
import styles from '../../kit/kit.module.css';
import { MoreOf } from '../../kit/more-of.tsx';
import { Bar, Block, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import own from './expansion.module.css';

export type Status = Answer<'getExpansionStatus'>;
type State = Status['stateProgress'][number];

const TONES: Record<State['status'], Tone> = { completed: 'good', in_progress: 'warn', planned: 'info' };
const SHOWN_AT_FIRST = 8;
/** Spec: EXPAND-10. */
const GOOD_FROM = 80;
const LEVELS = {
  good: t('expansion.map.good'),
  started: t('expansion.map.started'),
  planned: t('expansion.map.planned'),
  none: t('expansion.map.unknown'),
};

/** The API names them in English. */
function nameOfState(english: string, states: readonly State[]): string {
  const known = states.find(({ name }) => name === english);
  return known ? stateName(known.state, english) : english;
}

/** Cards of the states, those of the plan first (spec: EXPAND-06). */
export function States({ of: { stateProgress, statistics } }: { of: Status }) {
  return (
    <Block
      title={t('expansion.states')}
      note={t('expansion.statesNote', { planned: statistics.totalStatesPlanned })}
      aside={
        statistics.nextStates.length > 0 && (
          <p className={styles.quiet}>
            {t('expansion.upcoming')}:{' '}
            {statistics.nextStates.map((name) => nameOfState(name, stateProgress)).join(', ')}
          </p>
        )
      }
    >
      <MoreOf items={stateProgress} first={SHOWN_AT_FIRST} className={own.cards}>
        {(state) => (
          <li key={state.state} className={own.card}>
            <header>
              <h3>{stateName(state.state, state.name)}</h3>
              <ToneBadge tone={TONES[state.status]}>{t(`expansion.state.${state.status}`)}</ToneBadge>
            </header>
            <Bar
              label={t('expansion.stateCities', { active: state.activeCities, total: state.totalCities })}
              value={state.activeCities}
              max={state.totalCities}
              tone={TONES[state.status]}
              text={`${state.completionPercentage}%`}
            />
            {state.underway > 0 && <p>{t('expansion.underway', { count: state.underway })}</p>}
          </li>
        )}
      </MoreOf>
    </Block>
  );
}

/** The heat map of 50 states and DC (spec: EXPAND-10). */
export function StatesMap({ of: { stateProgress } }: { of: Status }) {
  return (
    <Block title={t('expansion.map')} note={t('expansion.mapNote')}>
      <StateMap
        label={t('expansion.map')}
        states={heatOf(stateProgress)}
        levels={LEVELS}
        unknown={t('expansion.map.unknown')}
      />
    </Block>
  );
}

/** Grey unknown, blue 0, orange above, green from 80% on. */
function heatOf(states: readonly State[]): Record<string, StateFigures> {
  return Object.fromEntries(
    states
      .filter(({ totalCities }) => totalCities > 0)
      .map(({ state, activeCities: active, totalCities: total, completionPercentage: percent }) => [
        state,
        { level: levelOf(percent), text: t('expansion.mapText', { active, total, percent }) },
      ]),
  );
}

function levelOf(percent: number): StateLevel {
  if (percent >= GOOD_FROM) return 'good';
  return percent > 0 ? 'started' : 'planned';
}
