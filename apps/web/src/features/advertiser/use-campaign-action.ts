import type { Campaign } from '@marquee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { problemOf } from '../../ui/form/told-faults.ts';
import { toast } from '../../ui/toast-store.ts';

type Action = 'pause' | 'resume' | 'stop';

const DONE = { pause: 'act.paused', resume: 'act.resumed', stop: 'act.stopped' } as const;

/** Pauses, resumes or stops a campaign, and reads the list again either way. */
export function useCampaignAction({ id }: Pick<Campaign, 'id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: Action) => call('changeCampaign', { params: { id }, body: { action } }),
    onSuccess: (_campaign, action) =>
      toast({
        title: campaignText(DONE[action]),
        tone: 'success',
        ...(action === 'stop' ? { description: campaignText('act.stoppedText') } : {}),
      }),
    onError: (error) =>
      toast({
        title: campaignText('act.failed'),
        description: problemOf(error).detail || campaignText('toast.errorText'),
        tone: 'danger',
      }),
    onSettled: () =>
      Promise.all(
        (['listUserCampaigns', 'getCampaignAnalytics'] as const).map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
