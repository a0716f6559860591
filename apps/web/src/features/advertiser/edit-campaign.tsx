import type { Campaign } from '@marquee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { problemOf } from '../../ui/form/told-faults.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AdPreview } from './ad-preview.tsx';
import styles from './advertiser.module.css';
import { contentOf, EMPTY_CAMPAIGN, fieldOf, wordFaults, wordsOf } from './campaign-values.ts';
import { useCampaignForm } from './use-campaign-form.ts';
import { ContentFields, DetailFields } from './word-fields.tsx';

const LIST = '?tab=campaigns';

/** The words of a campaign, to be changed (spec: CAMP-14; docs/spec/decisions.md 61). */
export function EditCampaign({ id, userId }: { id: string; userId: string }) {
  const { data, isPending } = useQuery(queryFor('listUserCampaigns', { params: { userId } }));
  const campaign = data?.find((one) => one.id === id);
  if (isPending) return <Spinner label={campaignText('list.loading')} />;
  if (!campaign)
    return (
      <EmptyState
        title={campaignText('list.failed')}
        actions={
          <Button asChild>
            <Link to={LIST}>{campaignText('figures.back')}</Link>
          </Button>
        }
      />
    );
  return <WordsForm campaign={campaign} />;
}

function WordsForm({ campaign }: { campaign: Campaign }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useCampaignForm({ ...EMPTY_CAMPAIGN, ...wordsOf(campaign) }, wordFaults);
  const { ref, values, field } = form;
  const saving = useMutation({
    mutationFn: () => {
      const body = { title: values.title, description: values.description, content: contentOf(values) };
      return call('editCampaign', { params: { id: campaign.id }, body });
    },
    onSuccess: async ({ status }) => {
      const isReviewed = status === 'pending';
      toast({
        title: campaignText('edit.saved'),
        tone: 'success',
        ...(isReviewed ? { description: campaignText('edit.review') } : {}),
      });
      await queries.invalidateQueries({ queryKey: ['listUserCampaigns'] });
      void navigate(LIST);
    },
    onError: (error) => {
      const { field: name, detail } = problemOf(error);
      const named = fieldOf(name);
      if (named) form.tell(named, detail);
      else
        toast({
          title: campaignText('edit.failed'),
          description: detail || campaignText('toast.errorText'),
          tone: 'danger',
        });
    },
  });
  return (
    <form
      ref={ref}
      noValidate
      className={styles.form}
      aria-label={campaignText('edit.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending && form.check()) saving.mutate();
      }}
    >
      <div className={styles.parts}>
        <div>
          <Button asChild variant="quiet" size="sm">
            <Link to={LIST}>
              <ArrowLeftIcon />
              {campaignText('figures.back')}
            </Link>
          </Button>
        </div>
        <section className={styles.part}>
          <h2>{campaignText('edit.title')}</h2>
          <p className={styles.quiet}>{campaignText('edit.text')}</p>
          <DetailFields field={field} />
          <ContentFields field={field} />
        </section>
      </div>
      <div className={styles.aside}>
        <AdPreview {...values} />
        <Button type="submit" variant="primary" size="lg" wide pending={saving.isPending}>
          {campaignText('edit.save')}
        </Button>
      </div>
    </form>
  );
}
