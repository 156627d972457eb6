import type { FoundPlace } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { placesQuery } from './queries.ts';

const typingMs = 400;
/** The service finds nothing by a single letter. */
const leastLetters = 2;
const mostLetters = 100;

export type PlaceSearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[] };

/** Searches when typing pauses. */
export const usePlaceSearch = (typed: string): PlaceSearchState => {
  const { lang } = useTexts();
  const name = typed.trim().slice(0, mostLetters);
  const asked = useSettled(name);
  const isLongEnough = (text: string) => text.length >= leastLetters;
  const { data, isError } = useQuery({ ...placesQuery(asked, lang), enabled: isLongEnough(asked) });
  if (!isLongEnough(name)) return { kind: 'idle' };
  if (asked !== name) return { kind: 'searching' };
  if (isError || (data && data.state !== 'ok')) return { kind: 'failed' };
  return data ? { kind: 'found', places: data.places } : { kind: 'searching' };
};

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
