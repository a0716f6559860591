import type { Instant } from '@marquee/kernel';
import type { FirstData, Markup } from '@marquee/web/drawn';

/** Structured data: a node of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** What other sites show with a link to the page. */
interface PreviewImage {
  path: string;
  alt: string;
  /** Drawn for the page (workers/previews), so its size is known. */
  isOurs?: boolean;
}

/** What a document says of itself. Texts are plain; addresses are paths of this site. */
export interface Head {
  title: string;
  description: string;
  /** The one address of this content; none if it must not be found. */
  canonical: string | null;
  image?: PreviewImage | null;
  structured?: readonly JsonLd[];
}

/** A page of the site, before its text is joined with the site's index.html. */
export interface PageDocument {
  /** 404: there is no such thing; 410: there was. */
  status: 200 | 404 | 410;
  head: Head;
  /** Null: the application draws the page alone. */
  content: Markup | null;
  /** The answers that the application need not request again. */
  data: FirstData;
  /** The page was drawn from copies; the oldest was true then. The zone is that of its place. */
  copy?: { asOf: Instant; timezone: string } | null;
}

/** A page that search engines must not keep: the application says what is missing. */
export function missingPage(status: 404 | 410, title: string, description: string): PageDocument {
  return { status, head: { title, description, canonical: null }, content: null, data: [] };
}
