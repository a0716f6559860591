import { useEffect } from 'react';

/** Title and description of the current page. */
export function usePageHead({ title, description }: { title: string; description?: string | undefined }): void {
  useEffect(() => {
    document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
