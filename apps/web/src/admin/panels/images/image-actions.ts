import type { EndpointId } from '@marquee/contract';
import type { ActionSpec } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** What any change of category images shows elsewhere: categories and events (spec: CATIMG-11). */
const reloads: readonly EndpointId[] = [
  'getCategoryImageStats',
  'listCategoryImages',
  'getDataQualityStats',
  'getImageStats',
  'listEventsWithoutImages',
  'listEvents',
  'countCategories',
  'listAuditLog',
];

export const generateImages: ActionSpec<'generateCategoryImages'> = {
  call: 'generateCategoryImages',
  success: ({ message }) => ({ title: t('images.doneGenerated'), description: message }),
  failure: { title: t('images.generationFailed'), fallback: t('images.generationFailedText') },
  reloads,
};

export const deleteAllImages: ActionSpec<'deleteCategoryImages'> = {
  call: 'deleteCategoryImages',
  success: { title: t('images.doneDeletedAll') },
  failure: { title: t('images.deletionFailed'), fallback: t('images.deletionFailedText') },
  reloads,
};

export const deleteImage: ActionSpec<'deleteCategoryImage'> = {
  call: 'deleteCategoryImage',
  success: { title: t('images.doneDeleted') },
  failure: { title: t('images.deletionFailed'), fallback: t('images.deletionOneFailedText') },
  reloads,
};

export const applyImage: ActionSpec<'applyCategoryImage'> = {
  call: 'applyCategoryImage',
  success: { title: t('images.doneApplied') },
  failure: { title: t('images.applicationFailed'), fallback: t('images.applicationFailedText') },
  reloads,
};

export const applyAllImages: ActionSpec<'applyAllCategoryImages'> = {
  call: 'applyAllCategoryImages',
  success: { title: t('images.doneAppliedAll') },
  failure: { title: t('images.applicationFailed'), fallback: t('images.applicationAllFailedText') },
  reloads,
};

export const unapplyImage: ActionSpec<'unapplyCategoryImage'> = {
  call: 'unapplyCategoryImage',
  success: { title: t('images.doneUnapplied') },
  failure: { title: t('images.unapplyFailed'), fallback: t('images.unapplyFailedText') },
  reloads,
};
