import { useState } from 'react';
import { type Draft, keepDraft, readDraft } from './draft.ts';

/** Texts that are kept with every change. `empty` is what they are at first, and after they were sent. */
export const useDraft = <Texts extends Draft>(key: string, empty: Texts) => {
  const [texts, setTexts] = useState<Texts>(() => ({ ...empty, ...readDraft(key) }));
  const change = (part: Partial<Texts>) => {
    const next = { ...texts, ...part };
    setTexts(next);
    keepDraft(key, next);
  };
  const clear = () => {
    setTexts(empty);
    keepDraft(key, {});
  };
  return { texts, change, clear };
};
