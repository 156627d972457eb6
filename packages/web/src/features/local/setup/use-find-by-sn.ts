import { useEffect, useState } from 'react';
import { device } from '../../../device/device.ts';
import { native } from '../../../platform/current-native.ts';

/** The address at which the meter of that number answers, once the phone has come upon it. */
export const useFindBySn = (sn: string | null): string | null => {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (sn === null) return;
    const search = new AbortController();
    void addressOf(sn, search.signal).then((address) => search.signal.aborted || setFound(address));
    return () => search.abort();
  }, [sn]);
  return found;
};

const addressOf = async (sn: string, signal: AbortSignal): Promise<string | null> => {
  try {
    for await (const address of native().discover(signal)) {
      const outcome = await device.monitor(address);
      if (outcome.kind === 'answer' && outcome.value.sn === sn) return address;
    }
  } catch {
    // Then it is found by its address only.
  }
  return null;
};
