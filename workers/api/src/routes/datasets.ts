import type { Slices } from '@marquee/contract';
import { readDataset, readDatasetFile } from '@marquee/domain/datasets';
import type { Verbs } from '../verbs.ts';

/** A file is taken back within so long after its publisher asked us to stop. */
const FILE_SECONDS = 60;

export const datasetRoutes: Verbs<Slices['datasets']> = {
  getDataset: (deps, { params, query }) => readDataset(deps, { ...params, ...query }),
  getDatasetFile: async (deps, { params, query }) => {
    const { sha256, night, body } = await readDatasetFile(deps, { ...params, ...query });
    return {
      contentType: 'application/gzip',
      body,
      etag: `"${sha256}"`,
      filename: `${params.slug}-${night}.jsonl.gz`,
      cacheSeconds: FILE_SECONDS,
    };
  },
};
