import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { locationReport, locationRule } from './location-integrity.ts';

export const locationIntegrityEndpoints = defineEndpoints({
  auditLocations: {
    method: 'GET',
    path: '/api/admin/location-integrity/audit',
    access: 'admin',
    summary: 'Checks events whose place changed since the last audit, at most 1,000 per call, and reports on all.',
    response: locationReport,
  },

  listLocationRules: {
    method: 'GET',
    path: '/api/admin/location-integrity/rules',
    access: 'admin',
    summary: 'The rules of the audit.',
    response: z.array(locationRule),
  },
});
