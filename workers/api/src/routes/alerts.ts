import type { Slices, ToldPastAlert } from '@marquee/contract';
import {
  alertBoard,
  endAlertSilence,
  exportPastAlerts,
  listAlertDeliveries,
  listFiringAlerts,
  listPastAlerts,
  readAlertDelivery,
  resetAlertRule,
  rotateAlertSecret,
  setAlertWebhook,
  silenceAlerts,
  testAlerts,
  updateAlertRule,
} from '@marquee/domain/alerts';
import { type Cell, shownText, written } from '@marquee/kernel';
import { tableFile } from '../table-file.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const alertRoutes: Verbs<Slices['alerts']> = {
  getAlerts: (deps) => alertBoard(deps),
  listFiringAlerts: (deps) => listFiringAlerts(deps),
  updateAlertRule: (deps, { params, body }, caller) => updateAlertRule(deps, caller, params.rule, body),
  resetAlertRule: (deps, { params, body }, caller) => resetAlertRule(deps, caller, params.rule, body.version),
  setAlertWebhook: (deps, { body }, caller) => setAlertWebhook(deps, caller, body),
  rotateAlertSecret: (deps, { body }, caller) => rotateAlertSecret(deps, caller, body),
  testAlerts: async (deps, { body }, call) => thenDispatched(deps, call, await testAlerts(deps, call, body.channel)),
  readAlertDelivery: (deps, { params }) => readAlertDelivery(deps, params.id),
  silenceAlerts: (deps, { body }, caller) => silenceAlerts(deps, caller, body),
  endAlertSilence: (deps, { params }, caller) => endAlertSilence(deps, caller, params.id),
  listPastAlerts: (deps, { query }) => listPastAlerts(deps, query),
  listAlertDeliveries: (deps, { query }) => listAlertDeliveries(deps, query),
  exportPastAlerts: async (deps, { query }) => {
    const records = await exportPastAlerts(deps, query);
    return tableFile({ of: 'alerts', columns: COLUMNS, rows: records.map(cellsOf) }, deps.clock.now());
  },
};

const COLUMNS = [
  'Since (UTC)',
  'Until (UTC)',
  'Rule',
  'Alert',
  'Severity',
  'Figure',
  'Worst',
  'Threshold',
  'Unit',
  'What was found',
  'Ending',
  'Silenced by',
  'Told',
];

function cellsOf(record: ToldPastAlert): Cell[] {
  const { since, resolvedAt, rule, title, severity, figure, worst, threshold, unit, detail, ending, silencedBy } =
    record;
  const told = record.deliveries
    .map(({ channel, target, news, state, status }) => `${channel} ${target}: ${news}, ${status ?? state}`)
    .join('; ');
  const cells = [
    since,
    resolvedAt,
    rule,
    written(title),
    severity,
    figure,
    worst,
    threshold,
    unit,
    written(detail),
    ending,
    silencedBy,
    told,
  ];
  return cells.map((cell) => (typeof cell === 'string' ? shownText(cell) : cell));
}
