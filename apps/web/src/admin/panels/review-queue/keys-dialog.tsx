import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/toggle.tsx';
import { t } from '../../messages.ts';
import styles from './review-queue.module.css';
import { keysAreOn } from './use-keys.ts';

const KEYS = [
  ['J', t('queue.key.next')],
  ['K', t('queue.key.previous')],
  ['A', t('word.approve')],
  ['R', t('word.reject')],
  ['E', t('queue.key.look')],
  ['U', t('queue.key.undo')],
  ['?', t('queue.key.help')],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = keysAreOn.use();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('queue.keys')} width="narrow">
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('queue.keysOn')}
        hint={t('queue.keysNote')}
        checked={isOn}
        onChecked={(next) => keysAreOn.set(next)}
      />
    </Dialog>
  );
}
