// Readings alone, which need no session: by serial number, by key, and in batches with times of their own.
import { noiseOf } from '@ohmstead/bench';
import { openRecord } from '../record/sent-readings.ts';
import type { MadeSite } from './make-site.ts';
import type { Load } from './mixed-load.ts';
import { singleUploads } from './single-uploads.ts';
import { timedBatches } from './timed-batches.ts';

const meters = 5;
const pauseMs = 100;

export const uploadsOnly = (nowMs: () => number) => ({
  meters,
  loadOf: (site: MadeSite, seed: number): Load => {
    const record = openRecord();
    const senders = site.meters.map((meter, place) => {
      const own = { meter, record, chance: noiseOf(seed * 100 + place) };
      if (place === 0) return timedBatches({ ...own, nowMs });
      return singleUploads({ ...own, pauseMs, by: place % 2 === 0 ? 'key' : 'serial number' });
    });
    return { senders, record };
  },
});
