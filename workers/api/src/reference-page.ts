import { accessText, CALL_LIMITS, type Endpoint } from '@marquee/contract';
import { html } from 'hono/html';
import { z } from 'zod';
import { ownPage } from './plain-page.ts';

interface Property {
  type?: string;
  enum?: unknown[];
  default?: unknown;
}

function inputs(place: string, schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    place,
    name,
    needed: required.includes(name)
      ? 'required'
      : property.default === undefined
        ? 'optional'
        : `default ${JSON.stringify(property.default)}`,
    form: property.enum?.join(', ') ?? property.type ?? '',
  }));
}

/** The kind of response, if it is not JSON. */
function outcome(record: Endpoint): string {
  switch (record.kind) {
    case 'stream':
      return ` Server-sent events: ${Object.keys(record.events).join(', ')}.`;
    case 'webhook':
      return ` For machines; signed in the header ${record.signatureHeader}.`;
    case 'document':
      return record.contentTypes.length > 0 ? ` ${record.contentTypes.join(', ')}.` : '';
    default:
      return '';
  }
}

/** The readable reference at `/api/docs`, from the same records as the OpenAPI document. */
export function referencePage(records: readonly Endpoint[]) {
  return ownPage(
    'Marquee API',
    html`<h1>Marquee API</h1>
    <p>JSON over HTTP. Errors are problem+json (RFC 9457); their <code>detail</code> is a sentence for people. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
    <h2>Keys and limits</h2>
    <p>What is marked <b>public API</b> is free to read. Without a key an address can make ${CALL_LIMITS.anonymous} calls a minute, with a key ${CALL_LIMITS.key}. Send the key as <code>Authorization: Bearer mq_…</code> or <code>X-Api-Key: mq_…</code>; a key that is not known or was revoked is refused with 401.</p>
    <p>One call too many is refused with 429 and <code>Retry-After</code>; <code>RateLimit-Policy</code> names the limit in every counted answer, <code>RateLimit</code> in a refusal. All calls of one address together can be ${CALL_LIMITS.address} a minute. <a href="/account/api-keys">Make a key</a>, or read <a href="/developers">the page for developers</a>.</p>
    ${records.map((record) => {
      const rows = [...inputs('path', record.params), ...inputs('query', record.query), ...inputs('body', record.body)];
      return html`<section id="${record.id}">
        <h2><span class="m">${record.method}</span> <code>${record.path}</code></h2>
        <p>${record.isOpen ? html`<b>Public API.</b> ` : ''}${record.summary}${outcome(record)}${record.access === 'public' ? '' : ` Needs: ${accessText(record.access)}.`}</p>
        ${
          rows.length > 0
            ? html`<table><tr><th>In</th><th>Name</th><th></th><th>Form</th></tr>
          ${rows.map((row) => html`<tr><td>${row.place}</td><td><code>${row.name}</code></td><td>${row.needed}</td><td>${row.form}</td></tr>`)}</table>`
            : ''
        }
      </section>`;
    })}`,
  );
}
