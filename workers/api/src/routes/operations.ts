import type { Slices } from '@marquee/contract';
import {
  aiProcessingStatus,
  batchOperations,
  bulkExtractImages,
  cancelOperation,
  cleanUpStaleEvents,
  drawMissingPictures,
  extractMissingImages,
  extractRealImages,
  fixUrlsAndImages,
  migrateConfiguration,
  recentFixes,
  refreshEvents,
  reprocessEvents,
} from '@marquee/domain/operations';
import { posterCard } from '../previews/cards.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const operationRoutes: Verbs<Slices['operations']> = {
  getBatchOperations: (deps) => batchOperations(deps),
  getAiProcessingStatus: (deps) => aiProcessingStatus(deps),
  cancelOperation: (deps, { params }, call) => cancelOperation(deps, call, params.id),
  migrateConfiguration: (deps, _input, call) => migrateConfiguration(deps, call),
  reprocessEvents: async (deps, { body }, call) => thenDispatched(deps, call, await reprocessEvents(deps, call, body)),
  refreshEvents: async (deps, _input, call) => thenDispatched(deps, call, await refreshEvents(deps, call)),
  extractRealImages: async (deps, _input, call) => thenDispatched(deps, call, await extractRealImages(deps, call)),
  bulkExtractImages: async (deps, { body }, call) =>
    thenDispatched(deps, call, await bulkExtractImages(deps, call, body)),
  fixUrlsAndImages: async (deps, { body }, call) =>
    thenDispatched(deps, call, await fixUrlsAndImages(deps, call, body)),
  extractMissingImages: async (deps, { body }, call) =>
    thenDispatched(deps, call, await extractMissingImages(deps, call, body)),
  generateMissingImages: (deps, { body }, call) =>
    drawMissingPictures(deps, call, body, (event) => deps.drawPreview(posterCard(event))),
  cleanupStaleEvents: (deps, { body }, call) => cleanUpStaleEvents(deps, call, body),
  listRecentFixes: (deps) => recentFixes(deps),
};
