import type { Endpoint } from '@marquee/contract';
import { html, raw } from 'hono/html';
import { z } from 'zod';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:3rem auto;padding:0 1.25rem;color:#1b1a2b;background:#fbf8f1}
h1{font-weight:600}section{border-top:1px solid #d9d2c3;padding:1rem 0}h2{font-size:1.05rem;margin:.25rem 0}
code{font-family:ui-monospace,monospace;font-size:.92em}.m{display:inline-block;min-width:3.5rem;font-weight:700;color:#8a5a00}
table{border-collapse:collapse;margin:.5rem 0}td,th{text-align:left;padding:.15rem 1rem .15rem 0;vertical-align:top;font-size:.92rem}
@media(prefers-color-scheme:dark){body{color:#eee8da;background:#14132a}section{border-color:#3a3756}a{color:#f3c568}.m{color:#f3c568}}`;

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

/** The readable reference at `/api/docs`, from the same records as the OpenAPI document. */
export function referencePage(records: readonly Endpoint[]) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Marquee API</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <h1>Marquee API</h1>
    <p>JSON over HTTP. Errors are problem+json (RFC 9457); their <code>detail</code> is a sentence for people. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
    ${records.map((record) => {
      const rows = [...inputs('path', record.params), ...inputs('query', record.query), ...inputs('body', record.body)];
      return html`<section id="${record.id}">
        <h2><span class="m">${record.method}</span> <code>${record.path}</code></h2>
        <p>${record.summary}${record.access === 'public' ? '' : html` Needs: ${record.access}.`}</p>
        ${
          rows.length > 0
            ? html`<table><tr><th>In</th><th>Name</th><th></th><th>Form</th></tr>
          ${rows.map((row) => html`<tr><td>${row.place}</td><td><code>${row.name}</code></td><td>${row.needed}</td><td>${row.form}</td></tr>`)}</table>`
            : ''
        }
      </section>`;
    })}
  </body>
</html>`;
}
