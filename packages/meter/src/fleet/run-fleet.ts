import { createUploader } from '../upload/uploader.ts';
import { fleetMeters } from './fleet-meters.ts';
import type { FleetOrder, FleetReport } from './fleet-order.ts';
import { seedHistory } from './seed-history.ts';
import { uploadLive } from './upload-live.ts';

/** Fills the past and uploads the present side by side until stopped. */
export const runFleet = async (
  order: FleetOrder,
  report: (report: FleetReport) => void,
  nowMs: () => number,
  signal: AbortSignal,
): Promise<void> => {
  const meters = fleetMeters(order);
  const uploader = createUploader(order.url);
  signal.addEventListener('abort', uploader.close);
  const onTrouble = (text: string) => report({ kind: 'trouble', text });
  await Promise.all([
    uploadLive({ meters, uploader, intervalMs: order.liveIntervalMs, nowMs, signal, onTrouble }),
    seedHistory({ order, meters, uploader, signal, report }),
  ]);
  uploader.close();
};
