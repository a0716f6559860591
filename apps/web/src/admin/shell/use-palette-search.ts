import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryFor } from '../../api/query-for.ts';
import type { Answer } from '../kit/calls.ts';
import { t } from '../messages.ts';

/** The server refuses shorter texts, which match too many names. */
const SHORTEST = 2;
/** The server refuses longer texts. */
export const LONGEST = 80;
/** The typing pause after which the search starts. */
const PAUSE_MS = 150;

const NOTHING: Answer<'searchConsole'> = { cities: [], sources: [], events: [], people: [], payments: [] };

interface PaletteSearch {
  found: Answer<'searchConsole'>;
  hasFound: boolean;
  /** How the search stands; null when it has nothing to say. */
  note: string | null;
}

/** The server's matches for a text once typing pauses, with a status line. */
export function usePaletteSearch(text: string): PaletteSearch {
  const asked = useSettled(text);
  const isLongEnough = text.length >= SHORTEST;
  const { data, isError, isPlaceholderData, isPending } = useQuery({
    ...queryFor('searchConsole', { query: { q: asked } }),
    enabled: isLongEnough && asked.length >= SHORTEST,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const nothing = { found: NOTHING, hasFound: false };
  if (!isLongEnough) return { ...nothing, note: t('palette.short') };
  if (isError) return { ...nothing, note: t('palette.failed') };
  const found = data ?? NOTHING;
  const isSearching = isPending || isPlaceholderData || asked !== text;
  return {
    found,
    hasFound: Object.values(found).some((kind) => kind.length > 0),
    note: isSearching ? t('palette.searching') : null,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
