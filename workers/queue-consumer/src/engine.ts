import { WorkerEntrypoint } from 'cloudflare:workers';
import { type Engine as EngineVerbs, engineOf } from '@marquee/domain/page-trials';
import { requestIdOf } from '@marquee/kernel';
import { type EngineService, underTrace } from '@marquee/platform';
import { equip } from './equip.ts';
import type { Equip } from './worker.ts';

type Asked<V extends keyof EngineVerbs> = Parameters<EngineVerbs[V]>[0];

/** The entry point for reads that the API Worker requests while a person waits; reachable only by service binding. Each verb works under the id of the request. */
export class Engine extends WorkerEntrypoint<object> implements EngineService {
  protected readonly equip: Equip = equip;

  private under<T>(given: string | undefined, work: (verbs: EngineVerbs) => T): T {
    const requestId = requestIdOf(given);
    const { deps } = this.equip(this.env);
    return underTrace({ requestId }, () => work(engineOf({ ...deps, requestId })));
  }

  tryPage(page: Asked<'tryPage'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.tryPage(page));
  }

  tryPattern(page: Asked<'tryPattern'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.tryPattern(page));
  }

  trySelector(page: Asked<'trySelector'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.trySelector(page));
  }

  modelName(_nothing?: undefined, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.modelName());
  }

  probeModel(_nothing?: undefined, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.probeModel());
  }

  imageModelName(_nothing?: undefined, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.imageModelName());
  }

  makeCategoryImages(asked: Asked<'makeCategoryImages'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.makeCategoryImages(asked));
  }

  makeEventImage(asked: Asked<'makeEventImage'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.makeEventImage(asked));
  }

  makeEventImages(asked: Asked<'makeEventImages'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.makeEventImages(asked));
  }

  tryImage(url: string, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.tryImage(url));
  }

  hasMail(_nothing?: undefined, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.hasMail());
  }

  enhance(reading: Asked<'enhance'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.enhance(reading));
  }

  checkSite(url: string, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.checkSite(url));
  }

  lookAtSite(asked: Asked<'lookAtSite'>, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.lookAtSite(asked));
  }

  scanSite(url: string, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.scanSite(url));
  }

  deepScan(url: string, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.deepScan(url));
  }

  readCalendar(url: string, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.readCalendar(url));
  }

  fetchPicture(url: string, requestId?: string) {
    return this.under(requestId, (verbs) => verbs.fetchPicture(url));
  }
}
