import type { BudgetLimit } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CAMPAIGN_BUDGET, CAMPAIGN_RADIUS } from '../../api/advertising.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { DateInput, NumberInput } from '../../ui/form/inputs.tsx';
import { Select } from '../../ui/select.tsx';
import { AdPreview } from './ad-preview.tsx';
import styles from './advertiser.module.css';
import { CategoryBadges } from './category-badges.tsx';
import { money } from './money.ts';
import type { useCampaignForm } from './use-campaign-form.ts';
import { ContentFields, DetailFields } from './word-fields.tsx';

/** Until the list is there: the cities that the specification names. */
const FIRST = ['Columbia', 'Charleston', 'Greenville'].map((city) => ({ city, state: 'SC' }));

interface DetailsStepProps {
  form: ReturnType<typeof useCampaignForm>;
  limit: BudgetLimit | undefined;
  isPending: boolean;
  onContinue: () => void;
}

/** Step 1: what, where, when, how much, and the ad (spec: CAMP-02 to CAMP-06). */
export function DetailsStep({ form, limit, isPending, onContinue }: DetailsStepProps) {
  const { ref, field, values, set } = form;
  const { data: cities = FIRST } = useQuery(queryFor('listTargetCities', {}));
  return (
    <form
      ref={ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <div className={styles.parts}>
        <Part title={campaignText('campaign.details')}>
          <DetailFields field={field} />
        </Part>
        <Part title={campaignText('campaign.targeting')}>
          <div className={styles.pair}>
            <Select
              label={campaignText('campaign.city')}
              options={cities.map(({ city, state }, index) => ({
                value: `${city}|${state}`,
                label: index < FIRST.length ? city : `${city}, ${state}`,
              }))}
              {...field('target')}
            />
            <NumberInput
              label={campaignText('campaign.radius')}
              min={CAMPAIGN_RADIUS.least}
              max={CAMPAIGN_RADIUS.most}
              unit="mi"
              {...field('targetRadius')}
            />
          </div>
          <CategoryBadges chosen={values.targetCategories} onChosen={(targetCategories) => set({ targetCategories })} />
        </Part>
        <Part title={campaignText('campaign.schedule')}>
          <NumberInput
            label={campaignText('campaign.budget')}
            min={CAMPAIGN_BUDGET.least}
            step={CAMPAIGN_BUDGET.step}
            hint={limitWords(limit)}
            {...field('budget')}
          />
          <div className={styles.pair}>
            <DateInput label={campaignText('campaign.startDate')} {...field('startDate')} />
            <DateInput label={campaignText('campaign.endDate')} {...field('endDate')} />
          </div>
        </Part>
        <Part title={campaignText('campaign.content')}>
          <ContentFields field={field} />
        </Part>
      </div>
      <div className={styles.aside}>
        <AdPreview {...values} />
        <Button
          type="submit"
          variant="lit"
          size="lg"
          wide
          pending={isPending}
          pendingLabel={campaignText('campaign.preparing')}
        >
          {campaignText('campaign.continue')}
        </Button>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What the budget may be, before it is typed; nothing while that is not known. */
function limitWords(limit: BudgetLimit | undefined): string | undefined {
  if (!limit) return undefined;
  if (limit.most === null)
    return campaignText('campaign.limits', { least: money(CAMPAIGN_BUDGET.least), most: money(CAMPAIGN_BUDGET.most) });
  const amounts = { most: money(limit.most), left: money(limit.left) };
  return limit.because === 'new'
    ? campaignText('campaign.limitNew', amounts)
    : campaignText('campaign.limitSet', amounts);
}
