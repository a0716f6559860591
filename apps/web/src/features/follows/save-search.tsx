import { lazy, Suspense, useState } from 'react';
import { followText } from '../../messages/follows.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, SearchIcon } from '../../ui/icons.tsx';
import { useFollow } from './use-follow.ts';
import type { Wanted } from './wanted.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

/** Saves the filters of a list as a search with a name; pressed again, removes it. */
export function SaveSearch({ wanted }: { wanted: Wanted }) {
  const { isSignedIn, follow, isPending, add, remove, signIn } = useFollow(wanted);
  const [isOpen, setOpen] = useState(false);
  function press(): void {
    if (!isSignedIn) signIn();
    else if (follow) remove();
    else setOpen(true);
  }
  return (
    <>
      <Button pending={isPending} aria-pressed={follow !== undefined} onClick={press}>
        {follow ? <CheckIcon /> : <SearchIcon />}
        {followText(follow ? 'follows.searchOn' : 'follows.search')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveDialog wanted={wanted} onClose={() => setOpen(false)} onSave={add} />
        </Suspense>
      )}
    </>
  );
}
