import { useState } from 'react';
import type { StreamState } from './follow-stream.ts';

/** False from a broken stream until it is open again: between two attempts nothing has come back yet. */
export const useIsStreaming = (state: StreamState): boolean => {
  const [streaming, setStreaming] = useState(true);
  const now = state === 'connecting' ? streaming : state === 'open';
  if (now !== streaming) setStreaming(now);
  return now;
};
