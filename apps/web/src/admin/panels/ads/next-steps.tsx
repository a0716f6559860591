import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { useAdvertising } from './use-advertising.ts';

/** What to do next (spec: ADS-04): the button is off while there is nothing to do. */
export function NextSteps() {
  const found = useAdvertising();
  const [, setParams] = useSearchParams();
  return (
    <Block title={t('ads.next')}>
      <Live of={found}>
        {({ pending }) => (
          <Stack>
            <p>{pending > 0 ? t('ads.nextReview', { n: pending }) : t('ads.nextNone')}</p>
            <div>
              <Button disabled={pending === 0} onClick={() => setParams({ 'campaigns.status': 'pending' })}>
                {t('ads.review')}
              </Button>
            </div>
          </Stack>
        )}
      </Live>
    </Block>
  );
}
