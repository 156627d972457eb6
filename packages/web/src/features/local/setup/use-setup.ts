import { useEffect, useState } from 'react';
import { native } from '../../../platform/current-native.ts';
import { accessPoint } from './access-point.ts';
import { keptProgress } from './kept-progress.ts';
import { noProgress, type Progress } from './progress.ts';

export type ChangeProgress = (part: Partial<Progress>) => void;

/** A set-up that goes on where it was left. */
export const useSetup = () => {
  const [progress, setProgress] = useState(() => keptProgress.get(Date.now()) ?? noProgress());
  useEffect(() => keptProgress.put(progress, Date.now()), [progress]);
  const change: ChangeProgress = (part) => setProgress((before) => ({ ...before, ...part }));
  const isAtHome = progress.step === 'join';
  // Asked before the phone leaves it for the meter's own Wi-Fi.
  useEffect(() => {
    if (!isAtHome) return;
    void native()
      .ssid()
      .then((ssid) => {
        if (ssid === null || accessPoint.isName(ssid)) return;
        setProgress((before) => ({ ...before, ssidAtHome: ssid }));
      });
  }, [isAtHome]);
  const startOver = () => setProgress(({ ssidAtHome }) => ({ ...noProgress(), ssidAtHome }));
  return { progress, change, startOver };
};
