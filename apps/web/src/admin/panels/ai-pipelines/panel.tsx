import { definePanel } from '../../kit/define-panel.tsx';
import { Block, Columns, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { ModelWay } from '../page-trials/model-way.tsx';
import { TestForm, useTestForm } from '../page-trials/test-form.tsx';
import { TrialResult } from '../page-trials/trial-result.tsx';
import { DatabaseCard, EnhancementCard, QualityCard } from './cards.tsx';

/** Spec: AIPIPE-01; docs/spec/decisions.md 87. */
const DEFAULTS = { url: '', city: 'Columbia', state: 'SC', limit: 3 };

/** The extractor's tester, and what the pipelines did to events, with what can be started (spec: AIPIPE-01 to AIPIPE-03). */
export const aiPipelinesPanel = definePanel({ body: AiPipelines });

function AiPipelines() {
  const { form, action } = useTestForm(DEFAULTS);
  return (
    <Stack>
      <Block title={t('phase1.title')} note={t('phase1.note')} aside={<ModelWay />}>
        <TestForm of={form} />
      </Block>
      {action.answer && !action.isPending && <TrialResult trial={action.answer.result} />}
      <Columns>
        <EnhancementCard />
        <QualityCard />
        <DatabaseCard />
      </Columns>
    </Stack>
  );
}
