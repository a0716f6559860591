import { campaignText } from '../../messages/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { categoryName } from '../events/categories.ts';
import type { Over } from '../payment/over.ts';
import { PaymentForm } from '../payment/payment-form.tsx';
import styles from './advertiser.module.css';
import type { CampaignValues } from './campaign-values.ts';
import { money } from './money.ts';
import { runDays } from './run-days.ts';

export interface Begun {
  clientSecret: string;
  campaignId: string;
  paymentId: string;
}

interface PaymentStepProps {
  of: Begun & { values: CampaignValues };
  onBack: () => void;
  onPaid: () => Promise<void>;
  onOver: (over: Over) => void;
  onError: (error: unknown) => void;
}

/** Step 2: what is paid for, and the card (spec: CAMP-07, CAMP-08). */
export function PaymentStep({ of: { clientSecret, values }, onBack, onPaid, onOver, onError }: PaymentStepProps) {
  const { budget, startDate, endDate, target, targetRadius, targetCategories } = values;
  const amount = money(budget ?? 0);
  const [city = ''] = target.split('|');
  return (
    <div className={styles.payment}>
      <Button variant="quiet" onClick={onBack}>
        <ArrowLeftIcon />
        {campaignText('pay.back')}
      </Button>
      <h2>{campaignText('pay.title')}</h2>
      <dl className={styles.summary}>
        <div>
          <dt>{campaignText('pay.budget')}</dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>{campaignText('pay.duration')}</dt>
          <dd>{runDays(startDate, endDate)}</dd>
        </div>
        <div>
          <dt>{campaignText('pay.target')}</dt>
          <dd>{campaignText('list.around', { city, radius: targetRadius ?? 0 })}</dd>
        </div>
        {targetCategories.length > 0 && (
          <div>
            <dt>{campaignText('list.categories')}</dt>
            <dd>{targetCategories.map(categoryName).join(', ')}</dd>
          </div>
        )}
      </dl>
      <div className={styles.card}>
        <PaymentForm
          clientSecret={clientSecret}
          label={campaignText('pay.submit', { budget: amount })}
          returnTo="/advertiser?tab=campaigns"
          onPaid={onPaid}
          onOver={onOver}
          onError={onError}
          back={<Button onClick={onBack}>{campaignText('pay.back')}</Button>}
        />
      </div>
    </div>
  );
}
