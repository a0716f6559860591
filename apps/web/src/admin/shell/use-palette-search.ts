import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryFor } from '../../api/query-for.ts';
import type { Answer } from '../kit/calls.ts';
import { t } from '../messages.ts';

/** Fewer letters are in too many names; the server refuses them. */
const SHORTEST = 2;
/** Nobody types slower than this within a word. */
const PAUSE_MS = 150;

const NOTHING: Answer<'searchConsole'> = { cities: [], sources: [], events: [] };

/** What the server finds for a text once the typing pauses, and one line about how that stands. */
export function usePaletteSearch(text: string, hasSections: boolean): { found: Answer<'searchConsole'>; note: string } {
  const asked = useSettled(text);
  const isLongEnough = text.length >= SHORTEST;
  const { data, isError, isPlaceholderData, isPending } = useQuery({
    ...queryFor('searchConsole', { query: { q: asked } }),
    enabled: isLongEnough && asked.length >= SHORTEST,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  if (!isLongEnough) return { found: NOTHING, note: t('palette.short') };
  if (isError) return { found: NOTHING, note: t('palette.failed') };
  const isSearching = isPending || isPlaceholderData || asked !== text;
  const found = data ?? NOTHING;
  const isEmpty = !hasSections && found.cities.length + found.sources.length + found.events.length === 0;
  const note = isSearching ? t('palette.searching') : isEmpty ? t('palette.nothing', { text }) : '';
  return { found, note };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
