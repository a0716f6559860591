import { definePanel } from '../../kit/define-panel.tsx';
import { List } from '../../kit/list.tsx';
import { Block, Columns, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { campaigns } from './campaigns.tsx';
import { AdFigures } from './figures.tsx';
import { NextSteps } from './next-steps.tsx';
import { Progress } from './progress.tsx';

/** Advertising: its figures, what there is of it, and the campaigns to decide on. */
export const adsPanel = definePanel({ body: Ads });

function Ads() {
  return (
    <Stack>
      <AdFigures />
      <Block title={t('ads.campaigns')} note={t('ads.campaignsNote')}>
        <List of={campaigns} />
      </Block>
      <Columns>
        <Progress />
        <NextSteps />
      </Columns>
    </Stack>
  );
}
