export { decideSubmission } from './decide-submission.ts';
export { draftOf } from './draft-of.ts';
export { fetchFlyer } from './fetch-flyer.ts';
export { forgetFlyers } from './forget-flyers.ts';
export { submittedFlyer } from './keep-flyer.ts';
export { keepPicture } from './keep-picture.ts';
export { getSubmission, listSubmissions } from './list-submissions.ts';
export { reopenSubmission } from './reopen-submission.ts';
export { submit } from './submit.ts';
