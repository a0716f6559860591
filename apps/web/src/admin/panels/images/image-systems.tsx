import type { ImageStats } from '@marquee/contract';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { Switch } from '../../../ui/toggle.tsx';
import kit from '../../kit/kit.module.css';
import { Block, Columns } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import styles from './images.module.css';

/** The two systems, each on or off (spec: IMG-01; docs/spec/decisions.md 97). */
export function ImageSystems({ status }: { status: ImageStats['systemStatus'] }) {
  const { categoryImagesEnabled, dynamicImageGenerationEnabled, imageModel } = status;
  // Without a model nothing is made by itself, however the controls stand.
  const isMaking = dynamicImageGenerationEnabled && imageModel !== null;
  const serving = useAction({
    call: 'switchCategoryServing',
    success: { title: t('phase4.switched') },
    failure: { title: t('phase4.switchFailed'), fallback: t('phase4.switchFailedText') },
    reloads: ['getImageStats', 'listEventsWithoutImages', 'getCategoryImageStats', 'listEvents', 'listAuditLog'],
  });
  return (
    <Block title={t('phase4.systems')} note={t('phase4.systemsNote')}>
      <Columns>
        <section className={classNames(styles.system, categoryImagesEnabled ? styles.on : styles.off)}>
          <h3>{t(categoryImagesEnabled ? 'phase4.categoryOn' : 'phase4.categoryOff')}</h3>
          <p>{t(categoryImagesEnabled ? 'phase4.categoryOnText' : 'phase4.categoryOffText')}</p>
          <Switch
            label={t('phase4.category')}
            checked={categoryImagesEnabled}
            disabled={serving.isPending}
            onChecked={(enabled) => void serving.run({ body: { enabled } })}
          />
        </section>
        <section className={classNames(styles.system, isMaking ? styles.costly : styles.off)}>
          <h3>{t(isMaking ? 'phase4.dynamicOn' : 'phase4.dynamicOff')}</h3>
          <p>{t(isMaking ? 'phase4.dynamicOnText' : 'phase4.dynamicOffText')}</p>
          {imageModel === null && (
            <p className={kit.quiet}>
              {t(dynamicImageGenerationEnabled ? 'phase4.dynamicWaitsForModel' : 'phase4.dynamicNoModel')}
            </p>
          )}
          <p>
            <Link to="/admin/system-controls">{t('phase4.toControls')}</Link>
          </p>
        </section>
      </Columns>
    </Block>
  );
}
