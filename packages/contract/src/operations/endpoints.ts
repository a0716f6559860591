import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { joinEndpoints } from '../join-endpoints.ts';
import { sentence } from '../sentence.ts';
import { batchOperations, operationRecord } from './operation.ts';
import { repairEndpoints } from './repair-endpoints.ts';

const started = z.object({ operation: operationRecord, message: sentence });

const running = defineEndpoints({
  getBatchOperations: {
    method: 'GET',
    path: '/api/admin/batch-operations',
    access: 'admin',
    summary: 'What runs now, and whether the system may be shut down.',
    response: batchOperations,
  },

  getAiProcessingStatus: {
    method: 'GET',
    path: '/api/admin/ai-processing-status',
    access: 'admin',
    summary: 'Whether events of a city are being processed again, and how many sources were.',
    response: z.object({ active: z.boolean(), processed: z.number().int() }),
  },

  cancelOperation: {
    method: 'POST',
    path: '/api/admin/batch-operations/:id/cancel',
    access: 'admin',
    summary: 'Cancels an operation: what waits is cancelled, what runs stops before its next page; what is done stays.',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.object({}),
    response: operationRecord,
  },

  migrateConfiguration: {
    method: 'POST',
    path: '/api/admin/migrate-configuration',
    access: 'admin',
    summary:
      'Brings the stored settings to this version: settings and overrides that nothing knows any more are removed.',
    body: z.object({}),
    response: z.object({
      message: sentence,
      summary: z.object({
        examined: z.number().int(),
        migrated: z.number().int(),
        unchanged: z.number().int(),
        controls: z.number().int(),
        overrides: z.number().int(),
        tokenLimits: z.number().int(),
        strategies: z.number().int(),
      }),
    }),
  },

  reprocessEvents: {
    method: 'POST',
    path: '/api/admin/reprocess-events',
    access: 'admin',
    summary: 'Reads every source of a city in full and processes its events again, also where nothing changed.',
    body: z.object({ city: cityName, state: stateCode }),
    response: started,
  },

  refreshEvents: {
    method: 'POST',
    path: '/api/admin/refresh-events',
    access: 'admin',
    summary: 'Asks every active source now whether it changed, and processes what did.',
    body: z.object({}),
    response: started,
  },
});

export const operationEndpoints = joinEndpoints({ running, repairs: repairEndpoints });
