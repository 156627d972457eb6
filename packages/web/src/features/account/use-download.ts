import { calls } from '@ohmstead/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';

/** Everything of the account as a file. `received` counts bytes while it comes; null: none is under way. */
export const useDownload = (sizeText: (bytes: number) => string) => {
  const [received, setReceived] = useState(0);
  const stopping = useRef<AbortController | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const giveUp = new AbortController();
      stopping.current = giveUp;
      let bytes = 0;
      const onProgress = (soFar: number) => {
        bytes = soFar;
        setReceived(shownBytes(soFar));
      };
      setReceived(0);
      await saveFile(calls.account.download, {}, { onProgress, signal: giveUp.signal });
      return bytes;
    },
    onSuccess: (bytes) => showToast('status', say('download.done', { size: sizeText(bytes) })),
  });
  // Whoever leaves the page gives it up: the server would go on reading for nobody.
  useEffect(() => () => stopping.current?.abort(), []);
  const stop = () => {
    stopping.current?.abort();
    showToast('status', say('download.stopped'));
  };
  return { received: download.isPending ? received : null, start: () => download.mutate(), stop };
};

/** The screen shows tenths of a megabyte: smaller steps would only cost. */
const shownBytes = (bytes: number): number => Math.floor(bytes / 100_000) * 100_000;
