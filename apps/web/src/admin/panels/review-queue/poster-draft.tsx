import type { ReviewPreview } from '@marquee/contract';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import flyerStyles from '../../../features/submit/flyer/flyer.module.css';
import { FlyerView } from '../../../features/submit/flyer/flyer-view.tsx';
import { useFlyerDraft } from '../../../features/submit/flyer/use-flyer-draft.ts';
import { submitText } from '../../../messages/submissions.ts';
import { TextField } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SentFlyer, sentFlyerAddress } from '../../kit/sent-flyer.tsx';
import { t } from '../../messages.ts';
import styles from './review-queue.module.css';

/** What stands in the fields; empty texts are not said. */
export type PosterEvent = Record<(typeof FIELDS)[number]['name'], string>;

const FIELDS = [
  { name: 'title', label: 'submit.name', most: 200 },
  { name: 'day', label: 'submit.day', type: 'date' },
  { name: 'time', label: 'submit.time', type: 'time' },
  { name: 'endTime', label: 'submit.endTime', type: 'time' },
  { name: 'venue', label: 'submit.venue', most: 120 },
  { name: 'address', label: 'submit.address', most: 200 },
  { name: 'price', label: 'submit.price', most: 100 },
] as const;

interface PosterDraftProps {
  id: string;
  picture: NonNullable<ReviewPreview['picture']>;
  /** Reads what stands in the fields. */
  event: RefObject<(() => PosterEvent) | null>;
}

/** A poster beside the fields for what it says: this browser reads it, and what a model read before or a person typed stays. */
export function PosterDraft({ id, picture, event }: PosterDraftProps) {
  const { draft, flyer: size, city, state } = picture;
  const isKept = size !== null;
  const [values, setValues] = useState(() => ({
    title: draft?.title ?? '',
    day: draft?.day ?? '',
    time: draft?.time ?? '',
    endTime: draft?.endTime ?? '',
    venue: draft?.venue ?? '',
    address: draft?.address ?? '',
    price: draft?.price ?? '',
    city,
    state,
  }));
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const { flyer, said, active, lights, hint } = useFlyerDraft({ values, set }, { city, state });
  const fields = useRef<HTMLDivElement>(null);
  useImperativeHandle(event, () => () => {
    // Neither the city, which is the source's, nor the picture, which is kept already.
    const { title, day, time, endTime, venue, address, price } = values;
    return { title, day, time, endTime, venue, address, price };
  });
  const { takeFile } = flyer;
  const begin = useRef(takeFile);
  useEffect(() => {
    if (!isKept) return undefined;
    let isGone = false;
    void pictureOf(id).then((blob) => {
      if (blob && !isGone) begin.current(blob);
    });
    return () => {
      isGone = true;
    };
  }, [id, isKept]);
  const isReading = flyer.state.kind === 'opening' || flyer.state.kind === 'reading';
  return (
    <section className={styles.poster} aria-label={t('queue.poster')}>
      <div className={styles.posterPicture}>
        {flyer.state.kind === 'read' ? (
          <FlyerView
            flyer={flyer.state.flyer}
            alt={t('queue.poster')}
            values={said}
            active={active}
            onPick={(name) => fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()}
          />
        ) : (
          size && <SentFlyer id={id} {...size} />
        )}
        <p role="status" className={flyerStyles.state}>
          {isReading && (
            <>
              <Spinner size="sm" /> {t('queue.posterReading')}
            </>
          )}
        </p>
        {flyer.trouble !== null && (
          <p role="alert" className={flyerStyles.trouble}>
            {flyer.trouble}
          </p>
        )}
      </div>
      <div ref={fields} className={styles.posterFields} {...lights}>
        {FIELDS.map(({ name, label, ...kind }) => (
          <TextField
            key={name}
            name={name}
            label={submitText(label)}
            {...hint(name)}
            {...('type' in kind ? { type: kind.type } : { maxLength: kind.most })}
            autoComplete="off"
            value={values[name]}
            onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
          />
        ))}
      </div>
    </section>
  );
}

/** What is read of a picture is no larger. */
const READ_SIDE = 2_000;

/** The picture as this browser shows it; null if it cannot: its place says so. */
async function pictureOf(id: string): Promise<Blob | null> {
  const image = new Image();
  image.src = sentFlyerAddress(id);
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isShown) return null;
  const scale = Math.min(1, READ_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
