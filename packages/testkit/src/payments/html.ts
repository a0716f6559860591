/** A piece of HTML; anything else that goes into `html` is escaped. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function text(value: unknown): Html {
  return { html: String(value).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign) };
}

export function html(strings: TemplateStringsArray, ...values: ReadonlyArray<Html | string>): Html {
  const safe = values.map((value) => (typeof value === 'string' ? text(value) : value).html);
  return { html: String.raw({ raw: strings }, ...safe) };
}

export function join(pieces: readonly Html[]): Html {
  return { html: pieces.map((piece) => piece.html).join('') };
}

export function button(control: string, fields: Readonly<Record<string, string>>, label: string): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="/_control/${control}">${join(hidden)}<button>${label}</button></form>`;
}

/** One button for each value; the one that holds now is marked. */
export function choice(control: string, name: string, values: readonly string[], current: string): Html {
  return html`<form method="post" action="/_control/${control}" class="choice">${join(
    values.map((value) => {
      const pressed = String(value === current);
      return html`<button name="${name}" value="${value}" aria-pressed="${pressed}">${value}</button>`;
    }),
  )}</form>`;
}
