import { endpoints } from '@marquee/contract';
import { dispatchDue } from '@marquee/domain/jobs';
import {
  addSource,
  cityHeat,
  listAnomalies,
  listFoundSources,
  listSources,
  listUnreadableDocuments,
  manualScrape,
  readDocumentAgain,
  scraperPerformance,
  scrapingActivity,
  scrapingLogs,
  scrapingMetrics,
  scrapingOverview,
  sourcePerformance,
  stopScrapes,
  triggerScrape,
  unreadableDocumentText,
} from '@marquee/domain/sources';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function sourceRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getScrapingOverview, (deps) => scrapingOverview(deps));
  mount(app, endpoints.listScrapingActivity, (deps) => scrapingActivity(deps));
  mount(app, endpoints.listCityHeat, (deps) => cityHeat(deps));
  mount(app, endpoints.listSourcePerformance, (deps, { query }) => sourcePerformance(deps, query));
  mount(app, endpoints.listScrapingSources, (deps, { query }) => listSources(deps, query));
  mount(app, endpoints.listFoundSources, (deps, { query }) => listFoundSources(deps, query));
  mount(app, endpoints.listDiscoveredSources, async (deps, { query }) => (await listFoundSources(deps, query)).items);
  mount(app, endpoints.getScraperPerformance, (deps) => scraperPerformance(deps));
  mount(app, endpoints.getScrapingMetrics, (deps) => scrapingMetrics(deps));
  mount(app, endpoints.listScrapingLogs, (deps, { query }) => scrapingLogs(deps, query));
  mount(app, endpoints.triggerScrape, async (deps, { body }, call) => {
    const started = await triggerScrape(deps, call, body);
    // Told at once, a person sees it begin; a queue out of reach hears of it with the next tick.
    await call.afterwards(() => dispatchDue(deps));
    return started;
  });
  mount(app, endpoints.getManualScrape, (deps) => manualScrape(deps));
  mount(app, endpoints.stopManualScrapes, (deps, _input, caller) => stopScrapes(deps, caller));
  mount(app, endpoints.addSource, (deps, { body }, caller) => addSource(deps, caller, body));
  mount(app, endpoints.listUnreadableDocuments, (deps, { query }) => listUnreadableDocuments(deps, query));
  mount(app, endpoints.getUnreadableDocument, (deps, { query }) => unreadableDocumentText(deps, query));
  mount(app, endpoints.readDocumentAgain, (deps, { body }, caller) => readDocumentAgain(deps, caller, body));
  mount(app, endpoints.listAnomalies, (deps) => listAnomalies(deps));
}
