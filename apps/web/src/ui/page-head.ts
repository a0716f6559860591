import { useEffect } from 'react';

/** Title and description of the page that is open. */
export function usePageHead({ title, description }: { title: string; description?: string | undefined }): void {
  useEffect(() => {
    document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
