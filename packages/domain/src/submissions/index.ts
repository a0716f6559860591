export { decideSubmission } from './decide-submission.ts';
export { listSubmissions } from './list-submissions.ts';
export { submit } from './submit.ts';
