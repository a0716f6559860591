import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import kit from '../../kit/kit.module.css';
import { Block, Columns } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import styles from './developer-tools.module.css';
import { DIAGNOSTICS, type Diagnostic, logged } from './diagnostics.ts';

/** The seven diagnostics; each result is shown and logged to the browser's console (spec: DEVTOOLS-01; docs/spec/decisions.md 110). */
export const developerToolsPanel = definePanel({ body: DeveloperTools });

interface Result {
  name: string;
  text: string;
}

function DeveloperTools() {
  const [result, setResult] = useState<Result | null>(null);
  return (
    <Columns wide>
      <Block title={t('dev.title')} note={t('dev.note')}>
        <ul className={styles.tools}>
          {DIAGNOSTICS.map((diagnostic) => (
            <li key={diagnostic.call}>
              <Run of={diagnostic} onResult={setResult} />
            </li>
          ))}
        </ul>
      </Block>
      <Block title={result ? t('dev.result', { name: result.name }) : t('phase1.result')}>
        {result ? (
          <pre className={classNames(kit.code, styles.result)}>{result.text}</pre>
        ) : (
          <p className={kit.nothing}>{t('dev.none')}</p>
        )}
      </Block>
    </Columns>
  );
}

function Run({ of: { call, label, hint }, onResult }: { of: Diagnostic; onResult: (result: Result) => void }) {
  const name = t(label);
  const action = useAction<Diagnostic['call']>({
    call,
    success: (answer) => {
      onResult({ name, text: logged(name, answer) });
      return { title: t('dev.done'), description: name };
    },
    failure: { title: t('dev.failed'), fallback: t('dev.failedText') },
    reloads: [],
  });
  return (
    <>
      <Button pending={action.isPending} onClick={() => void action.run({})}>
        {name}
      </Button>
      <p>{t(hint)}</p>
    </>
  );
}
