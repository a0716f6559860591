import { WorkerEntrypoint } from 'cloudflare:workers';
import type { EventReading } from '@marquee/domain/enhancement';
import { type Engine as EngineVerbs, engineOf, type GivenPage, type PageToTry } from '@marquee/domain/page-trials';
import { equip } from './equip.ts';
import type { Equip } from './worker.ts';

/** The entry point for reads that the API Worker requests while a person waits; reachable only by service binding. */
export class Engine extends WorkerEntrypoint<object> implements EngineVerbs {
  protected readonly equip: Equip = equip;

  private verbs(): EngineVerbs {
    return engineOf(this.equip(this.env).deps);
  }

  tryPage(page: PageToTry) {
    return this.verbs().tryPage(page);
  }

  tryPattern(page: GivenPage) {
    return this.verbs().tryPattern(page);
  }

  trySelector(page: GivenPage & { selector: string }) {
    return this.verbs().trySelector(page);
  }

  modelName() {
    return this.verbs().modelName();
  }

  probeModel() {
    return this.verbs().probeModel();
  }

  imageModelName() {
    return this.verbs().imageModelName();
  }

  makeCategoryImages(asked: Parameters<EngineVerbs['makeCategoryImages']>[0]) {
    return this.verbs().makeCategoryImages(asked);
  }

  makeEventImage(asked: Parameters<EngineVerbs['makeEventImage']>[0]) {
    return this.verbs().makeEventImage(asked);
  }

  makeEventImages(asked: { limit: number }) {
    return this.verbs().makeEventImages(asked);
  }

  tryImage(url: string) {
    return this.verbs().tryImage(url);
  }

  hasMail() {
    return this.verbs().hasMail();
  }

  enhance(reading: EventReading) {
    return this.verbs().enhance(reading);
  }

  checkSite(url: string) {
    return this.verbs().checkSite(url);
  }

  scanSite(url: string) {
    return this.verbs().scanSite(url);
  }

  deepScan(url: string) {
    return this.verbs().deepScan(url);
  }
}
