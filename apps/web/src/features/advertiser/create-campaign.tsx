import type { BudgetLimit } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { problemOf } from '../../ui/form/told-faults.ts';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast-store.ts';
import { isPaidAlready, type Over } from '../payment/over.ts';
import { PaymentOver } from '../payment/payment-over.tsx';
import { type CampaignValues, draftOf, fieldOf } from './campaign-values.ts';
import { DetailsStep } from './details-step.tsx';
import { PaidCampaign } from './paid-campaign.tsx';
import { type Begun, PaymentStep } from './payment-step.tsx';
import type { useCampaignForm } from './use-campaign-form.ts';

interface CreateCampaignProps {
  form: ReturnType<typeof useCampaignForm>;
  /** Undefined while it is not known. */
  limit: BudgetLimit | undefined;
  /** The campaign whose payment was begun; null: none yet. */
  campaignId: string | null;
  onCampaign: (id: string | null) => void;
  /** Opens the list with the campaigns. */
  onShow: () => void;
}

const somethingWrong = () =>
  toast({ title: campaignText('toast.error'), description: campaignText('toast.errorText'), tone: 'danger' });

/** Two steps: the form, then the payment of what it says. Going back keeps everything (spec: CAMP-09). */
export function CreateCampaign({ form, limit, campaignId, onCampaign, onShow }: CreateCampaignProps) {
  const queries = useQueryClient();
  const [begun, setBegun] = useState<(Begun & { values: CampaignValues }) | null>(null);
  const [paid, setPaid] = useState<{ id: string; values: CampaignValues } | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  async function goOn(): Promise<void> {
    if (isBusy.current || !form.check()) return;
    isBusy.current = true;
    setPending(true);
    const { values } = form;
    const draft = draftOf(values);
    try {
      const body = { amount: draft.budget, campaignId: campaignId ?? 'new', draft };
      const payment = await call('createPaymentIntent', { body });
      setBegun({ ...payment, values });
      onCampaign(payment.campaignId);
      setPaid(null);
      setOver(null);
      setPaying(true);
    } catch (error) {
      if (campaignId !== null && isPaidAlready(error)) return await end('paid');
      const { field, detail } = problemOf(error);
      const named = fieldOf(field);
      if (named) form.tell(named, detail);
      else somethingWrong();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  async function refresh(): Promise<void> {
    void queries.invalidateQueries({ queryKey: ['getBudgetLimit'] });
    await queries.invalidateQueries({ queryKey: ['listUserCampaigns'] });
  }

  async function finish(): Promise<void> {
    if (!begun) return;
    const { campaignId: id, values } = begun;
    // Whatever follows, it is paid.
    setPaid({ id, values });
    try {
      await call('createCampaign', { body: { ...draftOf(values), campaignId: id } });
      toast({
        title: campaignText('toast.created'),
        description: campaignText('toast.createdText'),
        tone: 'success',
        action: { label: campaignText('toast.seeIt'), onSelect: onShow },
      });
    } catch {
      // It becomes a campaign without this page too; the list shows it.
      somethingWrong();
    }
    form.reset();
    setBegun(null);
    onCampaign(null);
    setPaying(false);
    await refresh();
  }

  /** The form keeps what it says: of what was canceled, it is paid anew. */
  function beginAgain(): void {
    setBegun(null);
    onCampaign(null);
    setOver(null);
    setPaying(false);
  }

  async function end(how: Over): Promise<void> {
    setOver(how);
    if (how === 'paid') form.reset();
    await refresh();
  }

  if (campaignId !== null && over)
    return (
      <PaymentOver
        over={over}
        level={2}
        link={
          <Button asChild variant="primary">
            <Link to={`?${new URLSearchParams({ tab: 'campaigns', campaign: campaignId })}`}>
              {campaignText('paid.campaign')}
            </Link>
          </Button>
        }
        onAgain={beginAgain}
      />
    );
  if (begun && isPaying)
    return (
      <PaymentStep
        of={begun}
        onBack={() => setPaying(false)}
        onPaid={finish}
        onOver={(how) => void end(how)}
        onError={somethingWrong}
      />
    );
  return (
    <>
      {paid && <PaidCampaign key={paid.id} {...paid} />}
      <DetailsStep form={form} limit={limit} isPending={isPending} onContinue={() => void goOn()} />
    </>
  );
}
