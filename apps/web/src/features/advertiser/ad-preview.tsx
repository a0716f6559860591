import { DEFAULT_CALL_TO_ACTION } from '../../api/advertising.generated.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { AdWords, hostOf } from '../ads/ad-words.tsx';
import ads from '../ads/ads.module.css';
import styles from './advertiser.module.css';
import type { CampaignValues } from './campaign-values.ts';

type Words = Pick<CampaignValues, 'headline' | 'contentDescription' | 'callToAction' | 'landingUrl'>;

/** The ad as visitors will see it, with each letter that is typed (spec: CAMP-05). */
export function AdPreview({ headline, contentDescription, callToAction, landingUrl }: Words) {
  const host = hostOf(landingUrl.trim()) || campaignText('campaign.previewUrl');
  return (
    <section aria-label={campaignText('campaign.preview')} className={styles.preview}>
      <p className={styles.previewTitle} aria-hidden="true">
        {campaignText('campaign.preview')}
      </p>
      <div className={ads.ad}>
        <AdWords
          headline={headline.trim() || campaignText('campaign.previewHeadline')}
          description={contentDescription.trim() || campaignText('campaign.previewDescription')}
        />
        <p className={ads.host}>{campaignText('ads.to', { host })}</p>
        {/* It leads nowhere yet, so it is no link and no button. */}
        <span className={styles.previewAction} dir="auto">
          {callToAction.trim() || DEFAULT_CALL_TO_ACTION}
        </span>
      </div>
    </section>
  );
}
