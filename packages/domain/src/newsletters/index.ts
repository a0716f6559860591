export { askForNewsletter } from './ask.ts';
export { changeSubscriptionBySecret } from './by-secret.ts';
export { completeNewsletterLetter, isOfNewsletter } from './complete-letter.ts';
export { confirmNewsletter } from './confirm.ts';
export { editNewsletter } from './edit.ts';
export { forgetSubscribers } from './forget.ts';
export { getNewsletter } from './get.ts';
export { listNewsletters } from './list.ts';
export { writeNewsletters } from './write.ts';
