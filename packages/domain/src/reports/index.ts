export { decideReport } from './decide-report.ts';
export { getEventReport, listEventReports } from './event-reports.ts';
export { reopenReport } from './reopen-report.ts';
export { reportEvent } from './report-event.ts';
