import { CAMPAIGN_TEXT_MAX } from '../../api/advertising.generated.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { AreaInput, TextInput, UrlInput } from '../../ui/form/inputs.tsx';
import type { CampaignField, CampaignValues } from './campaign-values.ts';

/** Binds a field: its value, its fault, and its change. */
export type FieldOf = <K extends CampaignField>(
  name: K,
) => {
  name: K;
  value: CampaignValues[K];
  error: string | undefined;
  required: boolean;
  onValue: (value: CampaignValues[K]) => void;
};

export function DetailFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextInput
        label={campaignText('campaign.title')}
        hint={campaignText('campaign.titleHint')}
        maxLength={CAMPAIGN_TEXT_MAX.title}
        {...field('title')}
      />
      <AreaInput
        label={campaignText('campaign.description')}
        rows={3}
        maxLength={CAMPAIGN_TEXT_MAX.description}
        {...field('description')}
      />
    </>
  );
}

export function ContentFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextInput
        label={campaignText('campaign.headline')}
        maxLength={CAMPAIGN_TEXT_MAX.headline}
        {...field('headline')}
      />
      <AreaInput
        label={campaignText('campaign.contentDescription')}
        rows={2}
        maxLength={CAMPAIGN_TEXT_MAX.contentDescription}
        {...field('contentDescription')}
      />
      <TextInput
        label={campaignText('campaign.callToAction')}
        maxLength={CAMPAIGN_TEXT_MAX.callToAction}
        {...field('callToAction')}
      />
      <UrlInput label={campaignText('campaign.landingUrl')} {...field('landingUrl')} />
    </>
  );
}
