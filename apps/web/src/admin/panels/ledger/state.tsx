import type { Ledger, PaymentHealth } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live, type LiveProps } from '../../kit/live.tsx';
import { Ago, Block } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** Whether the books are right and agree with the provider, and a button that checks now. */
export function MoneyState({ ledger }: { ledger: LiveProps<Ledger>['of'] }) {
  const health = useLive('getPaymentHealth', {});
  const verify = useAction({
    call: 'verifyLedger',
    success: { title: t('ledger.verifyDone'), description: t('ledger.verifyDoneText') },
    failure: { title: t('ledger.verifyFailed'), fallback: t('ledger.verifyFailedText') },
    reloads: ['getLedger', 'getPaymentHealth', 'listAuditLog'],
  });
  return (
    <Block
      title={t('ledger.state')}
      note={t('ledger.stateNote')}
      aside={
        <Button pending={verify.isPending} onClick={() => void verify.run({})}>
          {t('ledger.verify')}
        </Button>
      }
    >
      <Live of={health} lines={3}>
        {(found) => (
          <Live of={ledger} lines={3}>
            {({ proof }) => <State proof={proof} health={found} />}
          </Live>
        )}
      </Live>
    </Block>
  );
}

function State({ proof, health }: { proof: Ledger['proof']; health: PaymentHealth }) {
  const { isSetUp, comparison, openRefunds, openDisputes } = health;
  return (
    <>
      <Tiles label={t('ledger.state')}>
        <Tile
          name="ledger.provider"
          value={t(isSetUp ? 'ledger.isSetUp' : 'ledger.isNotSetUp')}
          tone={isSetUp ? 'good' : 'warn'}
          hint={!isSetUp && t('ledger.isNotSetUpText')}
        />
        <Tile
          name="ledger.proof"
          value={t(proof === null ? 'ledger.notYet' : proof.breaks.length > 0 ? 'ledger.broken' : 'ledger.inOrder')}
          tone={proof === null ? 'neutral' : proof.breaks.length > 0 ? 'bad' : 'good'}
          hint={
            proof && (
              <>
                {t('ledger.entriesChecked', { n: wholeNumber(proof.entries) })} · <Ago at={proof.at} />
              </>
            )
          }
        />
        <Tile
          name="ledger.comparison"
          value={t(
            comparison === null
              ? 'ledger.notYet'
              : comparison.differences.length > 0
                ? 'ledger.differs'
                : 'ledger.agrees',
          )}
          tone={comparison === null ? 'neutral' : comparison.differences.length > 0 ? 'bad' : 'good'}
          hint={
            comparison && (
              <>
                {t('ledger.paymentsChecked', {
                  n: wholeNumber(comparison.checked),
                  repaired: wholeNumber(comparison.repaired),
                })}{' '}
                · <Ago at={comparison.at} />
              </>
            )
          }
        />
        <Tile
          name="ledger.openDisputes"
          value={wholeNumber(openDisputes)}
          tone={openDisputes > 0 ? 'warn' : 'neutral'}
        />
        <Tile name="ledger.openRefunds" value={wholeNumber(openRefunds)} />
      </Tiles>
      <Sentences title={t('ledger.breaks')} of={proof?.breaks ?? []} />
      <Sentences title={t('ledger.differences')} of={comparison?.differences ?? []} />
    </>
  );
}

function Sentences({ title, of }: { title: string; of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <section role="alert">
      <h3 className={styles.subhead}>{title}</h3>
      <ul className={styles.notes}>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
