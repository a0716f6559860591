import { campaignText } from '../../messages/campaigns.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './ads.module.css';

interface AdWordsProps {
  headline: string;
  description: string;
}

/** The words of an ad under its mark, on a page and in the preview of its advertiser. */
export function AdWords({ headline, description }: AdWordsProps) {
  return (
    <>
      <Badge tone="accent" className={styles.mark}>
        {campaignText('ads.sponsored')}
      </Badge>
      <h3 className={styles.headline} dir="auto">
        {headline}
      </h3>
      <p className={styles.words} dir="auto">
        {description}
      </p>
    </>
  );
}

/** The host that a landing page is on; the text itself if it is no address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
