export { aiProcessingStatus, batchOperations } from './batch-operations.ts';
export { refreshEvents, reprocessEvents } from './begin-reads.ts';
export { bulkExtractImages, extractMissingImages, extractRealImages, fixUrlsAndImages } from './begin-repairs.ts';
export { cancelOperation } from './cancel-operation.ts';
export { cleanUpStaleEvents } from './clean-up.ts';
export { drawMissingPictures } from './draw-missing.ts';
export { forgetOperations } from './forget-operations.ts';
export { mustFinish } from './may-shut-down.ts';
export { migrateConfiguration } from './migrate-configuration.ts';

export { recentFixes } from './recent-fixes.ts';
export { takeStep } from './take-step.ts';
