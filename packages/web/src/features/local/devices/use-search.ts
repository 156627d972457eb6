import { useEffect, useRef, useState } from 'react';
import { device } from '../../../device/device.ts';
import { native } from '../../../platform/current-native.ts';
import type { SavedDevice } from '../saved/saved-devices.ts';

export type Search = { readonly state: 'idle' | 'running' | 'done'; readonly found: readonly SavedDevice[] };

/** Looks for meters as far as the phone can; where it cannot, nothing is found. */
export const useSearch = () => {
  const [search, setSearch] = useState<Search>({ state: 'idle', found: [] });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setSearch({ state: 'running', found: [] });
    await eachMeter(own.signal, (meter) =>
      setSearch(({ found }) => ({ state: 'running', found: [...found, meter] })),
    );
    if (!own.signal.aborted) setSearch(({ found }) => ({ state: 'done', found }));
  };
  return { ...search, start };
};

const eachMeter = async (signal: AbortSignal, onFound: (meter: SavedDevice) => void): Promise<void> => {
  try {
    for await (const address of native().discover(signal)) {
      const outcome = await device.monitor(address);
      if (signal.aborted) return;
      if (outcome.kind === 'answer') onFound({ address, sn: outcome.value.sn, name: null });
      if (outcome.kind === 'notReady') onFound({ address, sn: null, name: null });
    }
  } catch {
    // A search that breaks off has found what it has found.
  }
};
