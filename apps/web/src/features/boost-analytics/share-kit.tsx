import type { BoostDetail } from '@marquee/contract';
import { PICTURE_SHAPES } from '../../api/advertising.generated.ts';
import { documentUrl } from '../../api/document-url.ts';
import { analyticsText } from '../../messages/boost-analytics.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './share-kit.module.css';

interface ShareKitProps {
  id: string;
  pictures: BoostDetail['pictures'];
}

/** The pictures of the event that its plan comes with, each to download. */
export function ShareKit({ id, pictures }: ShareKitProps) {
  return (
    <section className={styles.kit}>
      <h2>{analyticsText('analytics.kit')}</h2>
      <p>{analyticsText('analytics.kitText')}</p>
      <ul>
        {pictures.map((shape) => {
          const { width, height } = PICTURE_SHAPES[shape];
          const picture = analyticsText(`analytics.picture.${shape}`);
          const address = documentUrl('getBoostPicture', { params: { id, shape } });
          return (
            <li key={shape}>
              <a href={address} download>
                <img src={address} alt="" width={width} height={height} loading="lazy" decoding="async" />
                <VisuallyHidden>{analyticsText('analytics.download')}</VisuallyHidden>
                <strong>{picture}</strong>
                <small>{analyticsText('analytics.pictureSize', { width, height })}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
