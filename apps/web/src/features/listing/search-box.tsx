import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../../messages/site.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import styles from './search-box.module.css';

const VoiceSearch = lazy(async () => ({ default: (await import('../voice/voice-search.tsx')).VoiceSearch }));

/** Spec: LIST-15. */
const DEBOUNCE_MS = 300;

/** Searches when typing pauses, or at once on Enter. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const input = useRef<HTMLInputElement>(null);

  // The address may change without typing: Back, a link, "Clear Filters".
  useEffect(() => {
    if (q !== sent.current) {
      sent.current = q;
      setText(q);
    }
  }, [q]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => send(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  function send(value: string): void {
    sent.current = value.trim();
    onSearch(sent.current);
  }

  return (
    <search className={styles.search}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          send(text);
        }}
      >
        <SearchIcon className={styles.glass} />
        <input
          ref={input}
          type="search"
          aria-label={t('listing.search')}
          placeholder={t('listing.searchPlaceholder')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(change) => setText(change.currentTarget.value)}
        />
        {text && (
          <IconButton
            label={t('listing.clearSearch')}
            onClick={() => {
              setText('');
              send('');
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        )}
        <Suspense fallback={<span className={styles.voice} />}>
          <VoiceSearch
            onText={(said) => {
              setText(said);
              send(said);
            }}
          />
        </Suspense>
      </form>
    </search>
  );
}
