import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { UrlInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';

/** Judges the image of an address as the engine would (spec: IMG-09). */
export function ImageTester() {
  const { form, action } = useActionForm({
    call: 'testImageValidation',
    success: { title: t('phase4.tested') },
    failure: { title: t('phase4.validationFailed'), fallback: t('phase4.validationFailedText') },
    reloads: ['listAuditLog'],
    initial: { imageUrl: '' },
  });
  const result = form.isPending ? undefined : action.answer?.validation;
  return (
    <Block title={t('phase4.tester')} note={t('phase4.testerNote')}>
      <Form of={form} className={styles.form}>
        <UrlInput label={t('phase4.url')} {...form.field('imageUrl')} />
        <div className={styles.buttons}>
          <SubmitButton of={form} disabled={form.values.imageUrl.trim() === '' || form.isPending}>
            {t('phase4.test')}
          </SubmitButton>
        </div>
        {result && (
          <p role="status">
            <ToneBadge tone={result.isValid ? 'good' : 'bad'}>
              {result.isValid ? t('phase4.valid') : t('phase4.invalid', { reason: result.reason ?? '' })}
            </ToneBadge>{' '}
            {result.isValid &&
              result.width !== null &&
              result.height !== null &&
              t('phase4.pixels', { width: result.width, height: result.height })}
          </p>
        )}
      </Form>
    </Block>
  );
}
