/** A document made to be slow, made only when it is asked for: some hundred of them would not fit into memory. */
export interface HostileDocument {
  /** What it is full of. */
  name: string;
  contentType: string;
  make: () => string | Uint8Array;
}

/** The fetcher stops there. */
export const MOST_BYTES = 2_000_000;

export function html(name: string, make: () => string): HostileDocument {
  return { name, contentType: 'text/html', make };
}

export function calendar(name: string, make: () => string): HostileDocument {
  return { name, contentType: 'text/calendar', make };
}

export function json(name: string, make: () => unknown): HostileDocument {
  return {
    name,
    contentType: 'application/json',
    make() {
      const value = make();
      return typeof value === 'string' ? value : JSON.stringify(value);
    },
  };
}

export function xml(name: string, make: () => string): HostileDocument {
  return { name, contentType: 'text/xml', make };
}

/** A text again and again, up to the most that is fetched. */
export function full(text: string, besides = 200): string {
  return text.repeat(Math.floor((MOST_BYTES - besides) / text.length));
}

/** Parts by number until the document is full. */
export function filled(make: (index: number) => string, separator = ''): string {
  const parts: string[] = [];
  for (let index = 0, size = 200; ; index += 1) {
    const part = make(index);
    size += part.length + separator.length;
    if (size > MOST_BYTES) return parts.join(separator);
    parts.push(part);
  }
}

export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function bytesOf(document: HostileDocument): Uint8Array {
  const made = document.make();
  const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made;
  return bytes.subarray(0, MOST_BYTES);
}
