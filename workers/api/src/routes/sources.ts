import type { Slices } from '@marquee/contract';
import { lookAtSource } from '@marquee/domain/discovery';
import { dispatchDue } from '@marquee/domain/jobs';
import {
  addSource,
  cityHeat,
  editSource,
  listAnomalies,
  listFoundSources,
  listSources,
  listUnreadableDocuments,
  manualScrape,
  pauseSource,
  readDocumentAgain,
  readSource,
  resumeSource,
  retireSource,
  runPerformanceAudit,
  scraperPerformance,
  scrapingActivity,
  scrapingLogs,
  scrapingMetrics,
  scrapingOverview,
  sourcePerformance,
  sourceProgress,
  stopScrapes,
  triggerScrape,
  unreadableDocumentText,
} from '@marquee/domain/sources';
import type { Verbs } from '../verbs.ts';

export const sourceRoutes: Verbs<Slices['sources']> = {
  getScrapingOverview: (deps) => scrapingOverview(deps),
  listScrapingActivity: (deps) => scrapingActivity(deps),
  listCityHeat: (deps) => cityHeat(deps),
  listSourcePerformance: (deps, { query }) => sourcePerformance(deps, query),
  listScrapingSources: (deps, { query }) => listSources(deps, query),
  listFoundSources: (deps, { query }) => listFoundSources(deps, query),
  listAiSources: (deps, { query }) => listFoundSources(deps, { ...query, discovered: true }),
  listDiscoveredSources: async (deps, { query }) => (await listFoundSources(deps, query)).items,
  getScraperPerformance: (deps) => scraperPerformance(deps),
  runPerformanceAudit: async (deps, _input, call) => {
    const started = await runPerformanceAudit(deps, call);
    await call.afterwards(() => dispatchDue(deps));
    return started;
  },
  getScrapingMetrics: (deps) => scrapingMetrics(deps),
  listScrapingLogs: (deps, { query }) => scrapingLogs(deps, query),
  triggerScrape: async (deps, { body }, call) => {
    const started = await triggerScrape(deps, call, body);
    // Dispatch at once, so that a person sees it start; if the queue is unreachable, the next tick dispatches it.
    await call.afterwards(() => dispatchDue(deps));
    return started;
  },
  getManualScrape: (deps) => manualScrape(deps),
  stopManualScrapes: (deps, _input, caller) => stopScrapes(deps, caller),
  lookAtSource: (deps, { body }, caller) => lookAtSource(deps, caller, body),
  addSource: async (deps, { body }, call) => {
    const source = await addSource(deps, call, body, { readsNow: true });
    await call.afterwards(() => dispatchDue(deps));
    return source;
  },
  getSourceProgress: (deps, { params }) => sourceProgress(deps, params),
  pauseSource: (deps, { params, body }, caller) => pauseSource(deps, caller, { ...params, ...body }),
  resumeSource: (deps, { params, body }, caller) => resumeSource(deps, caller, { ...params, ...body }),
  readSource: async (deps, { params }, call) => {
    const source = await readSource(deps, call, params);
    await call.afterwards(() => dispatchDue(deps));
    return source;
  },
  retireSource: (deps, { params, body }, caller) => retireSource(deps, caller, { ...params, ...body }),
  editSource: (deps, { params, body }, caller) => editSource(deps, caller, { ...params, ...body }),
  listUnreadableDocuments: (deps, { query }) => listUnreadableDocuments(deps, query),
  getUnreadableDocument: (deps, { query }) => unreadableDocumentText(deps, query),
  readDocumentAgain: (deps, { body }, caller) => readDocumentAgain(deps, caller, body),
  listAnomalies: (deps) => listAnomalies(deps),
};
