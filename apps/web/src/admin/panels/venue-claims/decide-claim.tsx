import type { VenueClaimRecord } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { AreaInput } from '../../../ui/form/inputs.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import styles from '../../kit/kit.module.css';
import { Stack } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { useHasMail } from '../../kit/use-mail.ts';
import { t } from '../../messages.ts';

const DONE = { granted: 'claims.doneGranted', refused: 'claims.doneRefused', revoked: 'claims.doneRevoked' } as const;

/** Approves or rejects a claim, or revokes a granted one, with a reason; the claimant gets a letter. */
export function DecideClaim({ claim: { id, status, claimantEmail: email } }: { claim: VenueClaimRecord }) {
  const hasMail = useHasMail();
  const isGranted = status === 'granted';
  const first = isGranted ? 'revoked' : 'granted';
  const { form, action } = useActionForm({
    call: 'decideVenueClaim',
    success: (decided) => ({
      title: t(decided.status in DONE ? DONE[decided.status as keyof typeof DONE] : 'claims.title'),
    }),
    failure: { title: t('claims.failed'), fallback: t('claims.failedText') },
    reloads: ['listVenueClaims', 'listAuditLog', 'listUsers', 'listReviewQueue'],
    initial: { note: '', isNoteShared: false },
    needed: { note: t('claims.reasonNeeded') },
    toBody: ({ note, isNoteShared }) => ({ status: first as keyof typeof DONE, note, isNoteShared }),
  });
  const decide = (next: keyof typeof DONE) =>
    form.submit(({ body }) => action.send({ params: { id }, body: { ...body, status: next } }));
  return (
    <Form of={{ ...form, submit: () => decide(first) }} className={styles.part} label={t('claims.title')}>
      <Stack>
        {isGranted && <p className={styles.quiet}>{t('claims.revokeNote')}</p>}
        <AreaInput
          label={t('claims.reason')}
          hint={t('claims.reasonHint')}
          rows={3}
          maxLength={1_000}
          {...form.field('note')}
        />
        {hasMail === false && <p>{t('claims.noMail')}</p>}
        {hasMail && (
          <Checkbox
            label={t('claims.share')}
            hint={t('claims.shareHint', { email })}
            checked={form.values.isNoteShared}
            onChecked={(isNoteShared) => form.set({ isNoteShared })}
          />
        )}
        <div className={styles.buttons}>
          <SubmitButton of={form} {...(isGranted ? { variant: 'danger' as const } : {})}>
            {t(isGranted ? 'claims.revoke' : 'claims.grant')}
          </SubmitButton>
          {!isGranted && (
            <Button pending={form.isPending} onClick={() => void decide('refused')}>
              {t('claims.refuse')}
            </Button>
          )}
        </div>
      </Stack>
    </Form>
  );
}
