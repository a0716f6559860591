import type { ToldPageTrial, ToldPatternAnalysis, ToldSelectorTrial, ToldSiteCheck } from '@marquee/contract';
import type { Hints } from '@marquee/extraction';
import { deepScan, type SiteScan, scanSite } from '../aggregates/index.ts';
import type { EngineDeps } from '../deps.ts';
import { checkSite, lookAtSite, type SiteLook } from '../discovery/index.ts';
import { composeEnhancement, type EventReading } from '../enhancement/index.ts';
import {
  type FetchedPicture,
  fetchPicture,
  type ImageEngine,
  makeCategoryImages,
  makeEventImage,
  makeEventImages,
  type PictureEngine,
  tryImage,
} from '../images/index.ts';
import { type ModelProbe, probeModel } from '../language-model/index.ts';
import type { GivenPage } from './given-page.ts';
import { readCalendar } from './read-calendar.ts';
import { type PageToTry, tryPage } from './try-page.ts';
import { tryPattern, trySelectorOn } from './try-pattern.ts';

/**
 * Calls that the engine answers while a person waits. The API uses a separate service binding, because only the engine reaches the outside:
 * the web by its guarded fetch, the language model by its budget.
 */
export interface Engine extends ImageEngine, PictureEngine {
  tryPage(page: PageToTry): Promise<ToldPageTrial>;
  tryPattern(page: GivenPage): Promise<ToldPatternAnalysis>;
  trySelector(page: GivenPage & { selector: string }): Promise<ToldSelectorTrial>;
  /** The language model's name; null where none is configured. */
  modelName(): Promise<string | null>;
  probeModel(): Promise<ModelProbe>;
  /** The image model's name; null where none is configured, and images are drawn. */
  imageModelName(): Promise<string | null>;
  /** Whether letters can be sent. */
  hasMail(): Promise<boolean>;
  /** Reads the page of an event and stores what it says about the visit, or why it could not be read. */
  enhance(reading: EventReading): Promise<void>;
  /** Whether a site publishes events, by at most three of its pages. */
  checkSite(url: string): Promise<ToldSiteCheck>;
  /** The same, with each of those pages; of a city, if hints name one. */
  lookAtSite(asked: { url: string; hints: Hints }): Promise<SiteLook>;
  /** Whether a site lists places of other people, by at most three of its pages. */
  scanSite(url: string): Promise<SiteScan>;
  /** The places that it lists, within a page budget. */
  deepScan(url: string): Promise<SiteScan>;
  /** A person's own calendar; null if there is none. */
  readCalendar(url: string): Promise<string | null>;
  /** A picture that somebody names, or why there is none. */
  fetchPicture(url: string): Promise<FetchedPicture>;
}

export function engineOf(deps: EngineDeps): Engine {
  return {
    tryPage: (page) => tryPage(deps, page),
    tryPattern: (page) => tryPattern(deps, page),
    trySelector: (page) => trySelectorOn(deps, page),
    modelName: () => Promise.resolve(deps.model.name),
    probeModel: () => probeModel(deps),
    imageModelName: () => Promise.resolve(deps.imageModel.name),
    makeCategoryImages: (asked) => makeCategoryImages(deps, asked),
    makeEventImage: (asked) => makeEventImage(deps, asked),
    makeEventImages: (asked) => makeEventImages(deps, asked),
    tryImage: (url) => tryImage(deps, url),
    hasMail: () => Promise.resolve(deps.mail.isSetUp),
    enhance: (reading) => composeEnhancement(deps, reading),
    checkSite: (url) => checkSite(deps, url),
    lookAtSite: ({ url, hints }) => lookAtSite(deps, url, hints),
    scanSite: (url) => scanSite(deps, url),
    deepScan: (url) => deepScan(deps, url),
    readCalendar: (url) => readCalendar(deps, url),
    fetchPicture: (url) => fetchPicture(deps, url),
  };
}
