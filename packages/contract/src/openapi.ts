import { z } from 'zod';
import { accessText } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { problem } from './problem.ts';

type Json = Record<string, unknown>;

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

function operation(record: Endpoint): Json {
  const signature =
    record.kind === 'webhook'
      ? [{ name: record.signatureHeader, in: 'header', required: true, schema: { type: 'string' } }]
      : [];
  return {
    operationId: record.id,
    summary: record.summary,
    ...(record.access === 'public' ? {} : { security: [{ session: [] }], 'x-access': accessText(record.access) }),
    parameters: [...parameters(record.params, 'path'), ...parameters(record.query, 'query'), ...signature],
    ...requestBody(record),
    responses: {
      200: { description: 'The answer', content: content(record) },
      default: {
        description: 'A problem (RFC 9457)',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
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
    info: { title: 'Marquee', version, description: 'What is on in US cities.' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-marquee' } },
    },
  };
}
