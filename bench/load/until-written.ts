const unwritten = /^ohmstead_readings_unwritten (\d+)$/m;

/** How long the tables are behind the last acknowledgement. */
export const untilWritten = async (port: number): Promise<number> => {
  const startMs = performance.now();
  for (;;) {
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    const left = unwritten.exec(await metrics.text())?.[1];
    if (left === undefined) throw new Error('The server metrics do not say how many readings are unwritten.');
    if (left === '0') return performance.now() - startMs;
  }
};
