export { forgetDatasets } from './forget.ts';
export { latestDataset, readDataset, readDatasetFile } from './read.ts';
export { scheduleDatasets } from './schedule.ts';
export { writeDataset } from './write.ts';
