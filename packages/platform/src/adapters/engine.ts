import type { Engine } from '@marquee/domain/page-trials';
import { traceIds } from '../trace.ts';

/** The engine's entry point as a service binding: each verb also takes the id of the request. */
export type EngineService = {
  [V in keyof Engine]: (asked: Parameters<Engine[V]>[0], requestId?: string) => ReturnType<Engine[V]>;
};

/** The engine behind a service binding; it works under the id of the request that asks. */
export function remoteEngine(service: EngineService): Engine {
  const ask = <V extends keyof Engine>(verb: V) =>
    ((asked: never) => (service[verb] as EngineVerb)(asked, traceIds().requestId)) as unknown as Engine[V];
  return {
    tryPage: ask('tryPage'),
    tryPattern: ask('tryPattern'),
    trySelector: ask('trySelector'),
    modelName: ask('modelName'),
    probeModel: ask('probeModel'),
    imageModelName: ask('imageModelName'),
    makeCategoryImages: ask('makeCategoryImages'),
    makeEventImage: ask('makeEventImage'),
    makeEventImages: ask('makeEventImages'),
    tryImage: ask('tryImage'),
    hasMail: ask('hasMail'),
    enhance: ask('enhance'),
    checkSite: ask('checkSite'),
    lookAtSite: ask('lookAtSite'),
    scanSite: ask('scanSite'),
    deepScan: ask('deepScan'),
    readCalendar: ask('readCalendar'),
    fetchPicture: ask('fetchPicture'),
  };
}

type EngineVerb = (asked: never, requestId?: string) => unknown;
