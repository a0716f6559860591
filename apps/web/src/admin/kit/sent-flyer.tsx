import { t } from '../messages.ts';
import styles from './sent-flyer.module.css';

/** Of the picture of a submission. */
export const sentFlyerAddress = (id: string) => `/api/admin/submissions/${encodeURIComponent(id)}/flyer`;

/** The flyer of a submission, with its size in pixels; it opens in full in a new tab. */
export function SentFlyer({ id, width, height }: { id: string; width: number; height: number }) {
  const address = sentFlyerAddress(id);
  return (
    <a className={styles.flyer} href={address} target="_blank" rel="noopener noreferrer">
      <img src={address} alt={t('submissions.flyerAlt')} width={width} height={height} />
    </a>
  );
}
