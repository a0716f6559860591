import { definePanel } from '../../kit/define-panel.tsx';
import { Block } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { ModelWay } from './model-way.tsx';
import { TestForm } from './test-form.tsx';
import { TrialResult } from './trial-result.tsx';

/** Reads one page as the engine would and shows where every value comes from (spec: P1-01 to P1-08). */
export const pageTrialsPanel = definePanel({ body: Phase1 });

function Phase1() {
  const test = useAction({
    call: 'testUnifiedExtraction',
    success: ({ success, error, result }) => ({
      title: t('phase1.completed'),
      description: success
        ? t('phase1.found', { count: result.eventsFound })
        : t('phase1.failedWith', { error: error ?? '–' }),
    }),
    failure: { title: t('phase1.failed'), fallback: t('phase1.failedText') },
    reloads: ['getModelStatus', 'getQuotaStatus', 'listAuditLog'],
  });
  return (
    <>
      <Block title={t('phase1.title')} note={t('phase1.note')} aside={<ModelWay />}>
        <TestForm isPending={test.isPending} onTest={(body) => void test.run({ body })} />
      </Block>
      {test.answer && !test.isPending && <TrialResult trial={test.answer.result} />}
    </>
  );
}
