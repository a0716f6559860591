import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { Live } from '../../kit/live.tsx';
import { Ago, Block, Columns, Facts } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useIsSlow, useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Overrides } from './overrides.tsx';
import { ShutdownBanner } from './shutdown-banner.tsx';
import { ShutdownForm } from './shutdown-form.tsx';
import { SwitchList } from './switch-list.tsx';

/** Spec: S1§7, both reads. */
const EVERY_SECONDS = 5;

/** System Controls: tiles, the shutdown, a switch for each stage, overrides (spec: CTRL-01 to CTRL-08). */
export const controlsPanel = definePanel({ body: SystemControlsBody });

function SystemControlsBody() {
  const config = useLive('getSystemControls', {}, { everySeconds: EVERY_SECONDS });
  const isSlow = useIsSlow(config.isPending);
  const isActive = config.data?.globalControls.emergencyShutdown.active ?? false;
  // The shutdown is available even if the current state is unknown. A read that is retried after
  // a failure is pending again, and the form must stay.
  const isStateUnknown = config.data ? config.isError : isSlow || config.errorUpdateCount > 0;
  return (
    <>
      <StatusTiles />
      {config.data && isActive && <ShutdownBanner shutdown={config.data.globalControls.emergencyShutdown} />}
      {/* Before the switches: who stops everything in the night, on a phone, finds it on the first screen. */}
      <Columns>
        {(isStateUnknown || (config.data && !isActive)) && <ShutdownForm isStateUnknown={isStateUnknown} />}
        {config.data && <Details version={config.data.version} lastUpdated={config.data.lastUpdated} />}
      </Columns>
      <Live of={config} failure={t('controls.loadFailed')} lines={8}>
        {({ globalControls: { emergencyShutdown, ...controls } }) => (
          <SwitchList controls={controls} isLocked={emergencyShutdown.active} />
        )}
      </Live>
      <Overrides isLocked={isActive} />
    </>
  );
}

function Details({ version, lastUpdated }: Pick<Answer<'getSystemControls'>, 'version' | 'lastUpdated'>) {
  return (
    <Block title={t('controls.details')}>
      <Facts
        facts={[
          [t('controls.version'), version],
          [t('controls.lastUpdated'), <Ago key="at" at={lastUpdated} never={t('controls.unchanged')} />],
        ]}
      />
    </Block>
  );
}

function StatusTiles() {
  const status = useLive('getSystemControlsStatus', {}, { everySeconds: EVERY_SECONDS });
  const config = useLive('getSystemControls', {}, { everySeconds: EVERY_SECONDS });
  const isShutDown = config.data?.globalControls.emergencyShutdown.active;
  return (
    <Live of={status} failure={t('controls.loadFailed')} lines={2}>
      {({ globalToggles, activeOverrides }) => {
        const all = Object.values(globalToggles);
        return (
          <Tiles label={t('controls.tiles')}>
            <Tile
              name="controls.status"
              value={isShutDown === undefined ? '–' : t(isShutDown ? 'controls.shutdown' : 'controls.operational')}
              tone={isShutDown ? 'bad' : 'good'}
            />
            <Tile
              name="controls.active"
              value={all.filter(Boolean).length}
              hint={t('controls.ofTotal', { total: all.length })}
            />
            <Tile name="controls.cityOverrides" value={activeOverrides.cities} />
            <Tile name="controls.stateOverrides" value={activeOverrides.states} />
          </Tiles>
        );
      }}
    </Live>
  );
}
