import type { Strategy } from '@marquee/contract';
import { Table } from '../../../ui/table.tsx';
import { percent, tokenCount, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { OF_PHASE7, type Simulation } from './strategies.ts';
import { StrategySwitches } from './switches.tsx';
import { useSimulation } from './use-simulation.ts';

/** The claimed ranges (docs/spec/decisions.md 108), each with the strategy that is measured for it, if there is one. */
const CLAIMS: ReadonlyArray<readonly [label: string, range: string, measuredBy: Strategy | null]> = [
  [t('efficiency.htmlFigure'), '40–60%', 'htmlReduction'],
  [t('efficiency.promptFigure'), '25–35%', null],
  [t('efficiency.batchFigure'), '60–80%', 'batchOptimization'],
];

/** Token Efficiency (spec: TOKEFF-01 to TOKEFF-03). */
export function Phase7() {
  const config = useLive('getEfficiencyConfig', {}, { everySeconds: 10 });
  const simulation = useSimulation();
  return (
    <>
      <Live of={simulation} lines={2}>
        {(data) => <Saved of={data} isOn={config.data?.enabled} />}
      </Live>
      <Block title={t('efficiency.phase7Title')} note={t('efficiency.phase7Note')}>
        <StrategySwitches strategies={OF_PHASE7} master={t('efficiency.phase7Master')} />
      </Block>
      <Block title={t('efficiency.figures')} note={t('efficiency.figuresNote')}>
        <Live of={simulation} lines={4}>
          {(data) => <Claims of={data} />}
        </Live>
      </Block>
    </>
  );
}

function Saved({ of, isOn }: { of: Simulation; isOn: boolean | undefined }) {
  const none = t('word.noData');
  const { tokensSaved, totalSavingsPercentage, avgTokensPerEvent, templatesCached } = of;
  return (
    <Tiles label={t('efficiency.tiles')}>
      <Tile
        name="efficiency.tokensSaved"
        value={tokensSaved === null ? none : tokenCount(tokensSaved)}
        hint={totalSavingsPercentage !== null && percent(totalSavingsPercentage)}
      />
      <Tile name="efficiency.perEvent" value={avgTokensPerEvent === null ? none : wholeNumber(avgTokensPerEvent)} />
      <Tile name="efficiency.templates" value={wholeNumber(templatesCached)} />
      <Tile
        name="efficiency.status"
        value={isOn === undefined ? '–' : t(isOn ? 'efficiency.active' : 'efficiency.inactive')}
        tone={isOn ? 'good' : 'neutral'}
      />
    </Tiles>
  );
}

function Claims({ of: { componentBreakdown } }: { of: Simulation }) {
  const measured = (strategy: Strategy | null) => {
    const share = strategy && componentBreakdown[strategy].percent;
    return typeof share === 'number' ? percent(share) : t('word.noData');
  };
  return (
    <Table caption={t('efficiency.figures')} dense>
      <thead>
        <tr>
          <th scope="col">{t('efficiency.what')}</th>
          <th scope="col">{t('efficiency.expected')}</th>
          <th scope="col">{t('efficiency.measured')}</th>
        </tr>
      </thead>
      <tbody>
        {CLAIMS.map(([label, range, strategy]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{range}</td>
            <td>{measured(strategy)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
