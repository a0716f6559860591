export { decideReport } from './decide-report.ts';
export { listEventReports } from './event-reports.ts';
export { reportEvent } from './report-event.ts';
