import { t } from '../../messages.ts';
import styles from './images.module.css';

/** How far it is cannot be known: a model answers when it is done. */
export function Generating() {
  return (
    <div className={styles.generating} role="status">
      <span>{t('images.generating')}</span>
      <progress aria-label={t('images.generating')} />
    </div>
  );
}
