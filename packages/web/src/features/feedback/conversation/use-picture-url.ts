import { calls } from '@ohmstead/contract';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../../api/fetch-file.ts';

type Picture =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly url: string }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The picture's bytes stay with the page that shows it, and go with it. */
export const usePictureUrl = (id: number): Picture => {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ url: string } | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt does the same again.
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | null = null;
    setState('loading');
    fetchFile(calls.feedback.file, { params: { id } }, leaving.signal)
      .then((blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setState({ url });
      })
      .catch(() => {
        if (!leaving.signal.aborted) setState('failed');
      });
    return () => {
      leaving.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, attempt]);
  if (state === 'loading') return { kind: 'loading' };
  if (state === 'failed') return { kind: 'failed', retry: () => setAttempt(attempt + 1) };
  return { kind: 'shown', url: state.url };
};
