import { z } from 'zod';
import { accessText } from './access.ts';
import { CALL_LIMITS } from './api-keys/limits.ts';
import type { Endpoint } from './endpoint.ts';
import { problem } from './problem.ts';

type Json = Record<string, unknown>;

const KEY =
  'An API key, which begins with mq_. It is optional and raises the limit of calls. People make their own at /account/api-keys.';
const ABOUT = `What is on in US cities. The public API is read without a key up to ${CALL_LIMITS.anonymous} calls a minute, with one up to ${CALL_LIMITS.key}. /developers explains it in plain words.`;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const object = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required ?? []).includes(name),
    schema: property,
  }));
}

/** The body of a success by content type; empty if the endpoint only redirects. */
function content(record: Endpoint): Json {
  switch (record.kind) {
    case 'document':
      return Object.fromEntries(record.contentTypes.map((type) => [type, { schema: { type: 'string' } }]));
    case 'stream':
      return {
        'text/event-stream': {
          schema: { type: 'string' },
          'x-events': Object.fromEntries(
            Object.entries<z.ZodType>(record.events).map(([name, data]) => [name, jsonSchema(data, 'output')]),
          ),
        },
      };
    default:
      return { 'application/json': { schema: jsonSchema(record.response, 'output') } };
  }
}

function requestBody(record: Endpoint): Json {
  if (record.kind === 'webhook')
    return { requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } };
  if (!record.body) return {};
  const schema = jsonSchema(record.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** Who may call, and for the public API the key that is optional. */
function security({ access, isOpen }: Endpoint): Json {
  if (access !== 'public') return { security: [{ session: [] }], 'x-access': accessText(access) };
  return isOpen ? { security: [{}, { bearer: [] }, { apiKey: [] }] } : {};
}

/** What a call of the public API can be refused for besides its input. */
const REFUSALS: Json = {
  401: { description: 'The API key is not known or was revoked', content: PROBLEM },
  429: {
    description: 'Too many calls in a minute',
    headers: {
      'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
      'RateLimit-Policy': { description: 'The limit and its seconds', schema: { type: 'string' } },
      RateLimit: { description: 'That no call is left, and the seconds until there are', schema: { type: 'string' } },
    },
    content: PROBLEM,
  },
};

function operation(record: Endpoint): Json {
  const signature =
    record.kind === 'webhook'
      ? [{ name: record.signatureHeader, in: 'header', required: true, schema: { type: 'string' } }]
      : [];
  return {
    operationId: record.id,
    summary: record.summary,
    ...(record.isOpen ? { tags: ['Public API'] } : {}),
    ...security(record),
    parameters: [...parameters(record.params, 'path'), ...parameters(record.query, 'query'), ...signature],
    ...requestBody(record),
    responses: {
      200: { description: 'The answer', content: content(record) },
      ...(record.isOpen ? REFUSALS : {}),
      default: { description: 'A problem (RFC 9457)', content: PROBLEM },
    },
  };
}

/** The OpenAPI 3.1 document of these endpoints. */
export function openApiDocument(records: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const record of records) {
    const path = record.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [record.method.toLowerCase()]: operation(record) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Marquee', version, description: ABOUT },
    tags: [
      { name: 'Public API', description: 'Free to read. Answers may be kept as long as their Cache-Control says.' },
    ],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-marquee' },
        bearer: { type: 'http', scheme: 'bearer', description: KEY },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: KEY },
      },
    },
  };
}
