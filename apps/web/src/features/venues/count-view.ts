import { useEffect } from 'react';
import { call } from '../../api/call.ts';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Counts that a page of a venue was opened, if there is one and the visitor's browser does not object. Nothing waits for it, and nothing is shown if it fails. */
export function useVenueView(slug: string | null): void {
  useEffect(() => {
    if (slug === null || navigator.globalPrivacyControl) return;
    void call('countVenueView', { params: { slug } }).catch(() => undefined);
  }, [slug]);
}

/** The same for the page of an event. */
export function useEventOpen(id: string): void {
  useEffect(() => {
    if (navigator.globalPrivacyControl) return;
    void call('countEventOpen', { params: { id } }).catch(() => undefined);
  }, [id]);
}
