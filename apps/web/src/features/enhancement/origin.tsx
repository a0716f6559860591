import type { Enhancement, EnhancementEvidence } from '@marquee/contract';
import { shortMoment } from '../../messages/dates.ts';
import { vip } from '../../messages/enhancement.ts';
import { ChevronDownIcon, ExternalIcon } from '../../ui/icons.tsx';
import styles from './origin.module.css';

/** Which page the details come from, when it was read, and the sentence behind each. */
export function Origin({ details, readAt }: { details: Enhancement; readAt: string | null }) {
  const { readFrom, model, evidence } = details;
  if (evidence.length === 0) return null;
  const when = readAt && vip('vip.readOn', { when: shortMoment(new Date(readAt)) });
  return (
    <div className={styles.origin}>
      <p>
        {readFrom ? vip('vip.fromPage', { host: new URL(readFrom).host }) : vip('vip.fromListing')}
        {when && ` · ${when}`}
        {model && <strong className={styles.model}>{vip('vip.byModel')}</strong>}
      </p>
      <details>
        <summary>
          {vip('vip.where')}
          <ChevronDownIcon />
        </summary>
        <ul>
          {evidence.map((one) => (
            <li key={`${one.field} ${one.locator} ${one.snippet}`}>
              <span className={styles.name}>{vip(`vip.${one.field}` as 'vip.parkingInfo')}</span>
              <q dir="auto">{one.snippet}</q>
              {readFrom && (
                <a href={placeOf(one)} target="_blank" rel="noopener noreferrer">
                  {vip('vip.onPage')}
                  <ExternalIcon />
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The page, scrolled to the sentence by a text fragment (WICG Scroll To Text Fragment). */
function placeOf({ document, snippet }: EnhancementEvidence): string {
  const words = snippet.replaceAll(/\s+/g, ' ').split(' ').slice(0, 8).join(' ');
  return `${document.replace(/#.*$/, '')}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
}
