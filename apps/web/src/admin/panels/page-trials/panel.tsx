import { definePanel } from '../../kit/define-panel.tsx';
import { Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { ModelWay } from './model-way.tsx';
import { TestForm, useTestForm } from './test-form.tsx';
import { TrialResult } from './trial-result.tsx';

/** Reads one page as the engine would and shows where every value comes from (spec: P1-01 to P1-08). */
export const pageTrialsPanel = definePanel({ body: Phase1 });

function Phase1() {
  const { form, action } = useTestForm();
  return (
    <>
      <Block title={t('phase1.title')} note={t('phase1.note')} aside={<ModelWay />}>
        <TestForm of={form} />
      </Block>
      {action.answer && !action.isPending && <TrialResult trial={action.answer.result} />}
    </>
  );
}
