import { catalog } from './catalog.ts';

/** Texts of forms: what their fields refuse, and leaving without saving. */
export const form = {
  'form.notANumber': 'Enter a number, using digits only.',
  'form.notADate': 'Enter a complete date.',
  'form.between': ({ min, max }: { min: string; max: string }) => `Enter a number from ${min} to ${max}.`,
  'form.atLeast': ({ min }: { min: string }) => `Enter a number of at least ${min}.`,
  'form.atMost': ({ max }: { max: string }) => `Enter a number of at most ${max}.`,
  'form.whole': 'Enter a whole number.',
  'form.step': ({ step }: { step: string }) => `Enter a number in steps of ${step}.`,
  'form.unsaved': 'Leave without saving?',
  'form.unsavedText': 'Your changes have not been saved and will be lost.',
  'form.onlyNow': 'Leave without keeping it?',
  'form.onlyNowText': 'What is shown here is shown only now.',
  'form.leave': 'Leave',
  'form.stay': 'Stay',
} as const;

export const formText = catalog('form', form);
