/** A document made to be slow, made only when it is asked for: some hundred of them would not fit into memory. */
export interface HostileDocument {
  /** What it is full of. */
  name: string;
  contentType: string;
  make: () => string | Uint8Array;
}

/** The fetcher stops there. */
const MOST_BYTES = 2_000_000;

/** How large the document becomes that is being made: the same shape can be had in little. */
let size = MOST_BYTES;

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

export function sizeInMaking(): number {
  return size;
}

/** A text again and again, up to the size of the document. */
export function full(text: string, besides = 200): string {
  return text.repeat(Math.max(1, Math.floor((size - besides) / text.length)));
}

/** Parts by number until the document is full. */
export function filled(make: (index: number) => string, separator = ''): string {
  const parts: string[] = [];
  for (let index = 0, length = 200; ; index += 1) {
    const part = make(index);
    length += part.length + separator.length;
    if (length > size) return parts.join(separator);
    parts.push(part);
  }
}

export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The document, of at most so many bytes: one of many parts has fewer of them, one of a fixed number is cut. */
export function bytesOf(document: HostileDocument, mostBytes = MOST_BYTES): Uint8Array {
  size = mostBytes;
  try {
    const made = document.make();
    const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made;
    return bytes.subarray(0, mostBytes);
  } finally {
    size = MOST_BYTES;
  }
}
