import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/toggle.tsx';
import { t } from '../messages.ts';
import styles from './dialogs.module.css';
import kit from './kit.module.css';
import { ToneBadge } from './parts.tsx';
import type { Tone } from './tone.ts';

export interface GridImage {
  id: string;
  src: string;
  /** The alternative text. */
  alt: string;
  status?: { label: string; tone: Tone };
  /** Details next to the enlarged image. */
  about?: ReactNode;
  actions?: ReactNode;
}

interface ImageGridProps {
  label: string;
  images: readonly GridImage[];
  empty: string;
  /** If given, images can be selected. */
  selection?: { ids: ReadonlySet<string>; onToggle: (id: string) => void };
}

/** Images with their state; a click enlarges one. */
export function ImageGrid({ label, images, empty, selection }: ImageGridProps) {
  const [openId, setOpen] = useState<string | null>(null);
  const open = images.find(({ id }) => id === openId);
  if (images.length === 0) return <p className={styles.lost}>{empty}</p>;
  return (
    <>
      <ul className={styles.pictures} aria-label={label}>
        {images.map((image) => (
          <li key={image.id} data-selected={selection?.ids.has(image.id) || undefined}>
            <button type="button" className={styles.thumb} onClick={() => setOpen(image.id)}>
              <span className={kit.unseen}>{t('image.enlarge', { alt: image.alt })}</span>
              <Picture src={image.src} />
            </button>
            <div className={styles.under}>
              {selection && (
                <Checkbox
                  hideLabel
                  label={t('image.select', { alt: image.alt })}
                  checked={selection.ids.has(image.id)}
                  onChecked={() => selection.onToggle(image.id)}
                />
              )}
              {image.status && <ToneBadge tone={image.status.tone}>{image.status.label}</ToneBadge>}
            </div>
            {image.actions}
          </li>
        ))}
      </ul>
      {open && (
        <Dialog open onOpenChange={() => setOpen(null)} title={open.alt} width="wide">
          <img className={styles.large} src={open.src} alt={open.alt} />
          {open.about && <div className={styles.about}>{open.about}</div>}
        </Dialog>
      )}
    </>
  );
}

/** Named by the button around it. */
function Picture({ src }: { src: string }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return <span className={styles.lost}>{t('image.lost')}</span>;
  return <img src={src} alt="" loading="lazy" decoding="async" onError={() => setLost(true)} />;
}
