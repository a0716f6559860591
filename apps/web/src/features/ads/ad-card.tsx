import type { Ad } from '@marquee/contract';
import { useCallback, useEffect, useRef } from 'react';
import { campaignText } from '../../messages/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { reportAd } from './ad-reports.ts';
import { AdWords, hostOf } from './ad-words.tsx';
import styles from './ads.module.css';
import { useViewable } from './use-viewable.ts';

/** One ad: it says that it is one, why it is here, and where its link leads, before one follows it. */
export function AdCard({ ad: { content, target, token } }: { ad: Ad }) {
  const card = useRef<HTMLElement>(null);
  const { headline, description, landingUrl, callToAction } = content;
  const host = hostOf(landingUrl);
  useEffect(() => reportAd(token, 'served'), [token]);
  useViewable(
    card,
    useCallback(() => reportAd(token, 'impression'), [token]),
  );
  return (
    <article ref={card} className={styles.ad}>
      <AdWords headline={headline} description={description} />
      <p className={styles.host}>{campaignText('ads.to', { host })}</p>
      <div className={styles.foot}>
        <Button asChild>
          <a
            href={landingUrl}
            target="_blank"
            rel="sponsored noopener"
            aria-label={campaignText('ads.opens', { label: callToAction, host })}
            onClick={() => reportAd(token, 'click')}
            onAuxClick={({ button }) => button === 1 && reportAd(token, 'click')}
          >
            {callToAction}
          </a>
        </Button>
        <details className={styles.why}>
          <summary>{campaignText('ads.why')}</summary>
          <p>{campaignText('ads.whyText', target)}</p>
        </details>
      </div>
    </article>
  );
}
