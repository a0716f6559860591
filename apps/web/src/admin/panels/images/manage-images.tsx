import type { ImageCategory } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Live } from '../../kit/live.tsx';
import { categoryName } from '../../kit/names.ts';
import { type Action, useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Generating } from './generating.tsx';
import { applyAllImages, applyImage, deleteImage, unapplyImage } from './image-actions.ts';
import { ImageRow } from './image-row.tsx';
import styles from './images.module.css';

interface ManageImagesProps {
  category: ImageCategory;
  isOn: boolean;
  /** Of the card, so that both show it while it runs. */
  generate: Action<'generateCategoryImages'>;
  onRemoveAll: () => Promise<void>;
  onClose: () => void;
}

const EVERY_SECONDS = 30;

/** The images of a category, each in rotation or not (spec: CATIMG-06 to CATIMG-09). */
export function ManageImages({ category, isOn, generate, onRemoveAll, onClose }: ManageImagesProps) {
  const found = useLive('listCategoryImages', { params: { category } }, { everySeconds: EVERY_SECONDS });
  const apply = useAction(applyImage);
  const unapply = useAction(unapplyImage);
  const applyAll = useAction(applyAllImages);
  const remove = useAction(deleteImage);
  const { confirm, confirmation } = useConfirm();
  const isEmpty = (found.data?.images.length ?? 0) === 0;
  const isBusy = apply.isPending || unapply.isPending || applyAll.isPending || remove.isPending;

  async function removeOne(imageIndex: number, imageUrl: string): Promise<void> {
    const asked = await confirm({
      title: t('images.deleteAsk'),
      description: t('images.deleteText'),
      confirmLabel: t('images.delete'),
      danger: true,
    });
    if (asked) await remove.run({ params: { category, imageIndex }, query: { imageUrl } });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={t('images.dialog', { category: categoryName(category) })}
      description={t('images.dialogNote')}
      footer={
        <>
          <Button variant="danger" disabled={isEmpty || isBusy} onClick={() => void onRemoveAll()}>
            {t('images.deleteAll')}
          </Button>
          <Button
            disabled={isEmpty}
            pending={applyAll.isPending}
            onClick={() => void applyAll.run({ body: { category } })}
          >
            {t('images.addAll')}
          </Button>
          <Button
            variant="primary"
            disabled={!isOn}
            pending={generate.isPending}
            onClick={() => void generate.run({ body: { category, count: 1 } })}
          >
            {t('images.more')}
          </Button>
        </>
      }
    >
      {generate.isPending && <Generating />}
      <Live of={found} empty={{ isEmpty: ({ images }) => images.length === 0, text: t('images.empty') }}>
        {({ images }) => (
          <ol className={styles.rows}>
            {images.map((image, index) => (
              <ImageRow
                key={image.url}
                image={image}
                name={t('images.imageOf', { category: categoryName(category), at: index + 1 })}
                isBusy={isBusy}
                onRotate={() => {
                  const action = image.isApplied ? unapply : apply;
                  void action.run({ body: { category, imageUrl: image.url } });
                }}
                onDelete={() => void removeOne(index, image.url)}
              />
            ))}
          </ol>
        )}
      </Live>
      {confirmation}
    </Dialog>
  );
}
