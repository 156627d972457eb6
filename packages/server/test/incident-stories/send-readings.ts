import type { CountedReading } from './counted-readings.ts';

/** As the meter uploads them, by its key. */
export const sendReadings = async (
  address: string,
  { key }: { readonly key: string },
  readings: readonly CountedReading[],
): Promise<void> => {
  if (readings.length === 0) return;
  const lines = readings.map(({ atMs, rows }) =>
    JSON.stringify({ key, time: new Date(atMs).toISOString(), Data: rows }),
  );
  const response = await fetch(`${address}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the counts are looked at
  const { data }: any = await response.json();
  if (data?.accepted !== readings.length) throw new Error(`Not all was taken: ${JSON.stringify(data)}`);
};
