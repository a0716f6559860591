import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { trigger } from '../expansion/actions.ts';

/** Starts the whole run of expansion (spec: CITYADM-04; docs/spec/decisions.md 104). */
export function DiscoverCities() {
  const run = useAction(trigger);
  return (
    <Button size="sm" variant="primary" pending={run.isPending} onClick={() => void run.run({ body: {} })}>
      {t('cities.discoverNew')}
    </Button>
  );
}
