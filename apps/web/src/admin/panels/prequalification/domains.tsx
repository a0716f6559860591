import type { Answer } from '../../kit/calls.ts';
import type { Column } from '../../kit/define-list.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { t } from '../../messages.ts';

type Domain = Answer<'getMarqueeDashboard'>['domainHealth'][number];

const reason: Column<Domain> = { field: 'reason', label: t('word.reason'), long: true, from: 420 };
const checked: Column<Domain> = { field: 'lastChecked', label: t('preq.when'), from: 620, as: 'age' };

/** Domains that are not asked now; a button lifts the block (docs/spec/decisions.md 109). */
export const blockedDomains = defineRows<Domain>({
  id: 'blocked',
  caption: t('preq.blocked'),
  rowKey: ({ domain }) => domain,
  columns: [
    { field: 'domain', label: t('word.domain') },
    reason,
    { field: 'blockedUntil', label: t('preq.until'), from: 520, as: 'age' },
  ],
  actions: [
    {
      call: 'unblockDomain',
      label: t('preq.unblock'),
      input: ({ domain }) => ({ body: { domain } }),
      success: ({ message }) => ({ title: t('preq.unblocked'), description: message }),
      failure: { title: t('preq.unblockFailed'), fallback: t('preq.unblockFailedText') },
      reloads: ['getMarqueeDashboard', 'getPrequalificationMetrics', 'listAuditLog'],
    },
  ],
  empty: t('preq.noneBlocked'),
});

export const checkedDomains = defineRows<Domain>({
  id: 'checked',
  caption: t('preq.recent'),
  rowKey: ({ domain }) => domain,
  columns: [{ field: 'domain', label: t('word.domain') }, reason, checked],
  empty: t('preq.noneChecked'),
});

export const failingDomains = defineRows<Domain>({
  id: 'failing',
  caption: t('preq.failing'),
  rowKey: ({ domain }) => domain,
  columns: [
    { field: 'domain', label: t('word.domain') },
    { field: 'failures', label: t('preq.failures'), number: true },
    reason,
  ],
  empty: t('preq.noneFailing'),
});
