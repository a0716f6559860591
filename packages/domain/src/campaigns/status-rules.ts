import type { CampaignStatus } from '@marquee/contract';

/** Who may bring a campaign from one status to another (docs/spec/decisions.md 58). */
export type By = 'advertiser' | 'administrator' | 'system';

const TRANSITIONS: Record<CampaignStatus, Partial<Record<CampaignStatus, readonly By[]>>> = {
  pending: {
    approved: ['administrator'],
    rejected: ['administrator'],
    completed: ['advertiser', 'system'],
  },
  approved: {
    active: ['system'],
    // Its ad was changed.
    pending: ['advertiser'],
    paused: ['system'],
    rejected: ['administrator'],
    completed: ['advertiser', 'system'],
  },
  active: {
    paused: ['advertiser', 'administrator', 'system'],
    pending: ['advertiser'],
    rejected: ['administrator'],
    completed: ['advertiser', 'system'],
  },
  paused: {
    // The money that a dispute held came back.
    approved: ['system'],
    active: ['advertiser', 'administrator', 'system'],
    pending: ['advertiser'],
    rejected: ['administrator'],
    completed: ['advertiser', 'system'],
  },
  rejected: {},
  completed: {},
};

export function mayBecome(from: CampaignStatus, to: CampaignStatus, by: By): boolean {
  return TRANSITIONS[from][to]?.includes(by) ?? false;
}

/** Nothing happens to it any more. */
export function isOver(status: CampaignStatus): boolean {
  return status === 'rejected' || status === 'completed';
}

/** Whether the ad may go back to review with other words. */
export function isEditable(status: CampaignStatus): boolean {
  return !isOver(status);
}
