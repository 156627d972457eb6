/** A line of progress; the terminal shows nothing else of what the scripts do. */
export const say = (text) => process.stdout.write(`${text}\n`);

export const secondsSince = (startMs) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;

/** Runs a step that may take long: says so before, every 10 s, and after. */
export const sayWhile = async (text, step) => {
  const startMs = Date.now();
  say(`${text} …`);
  const heartbeat = setInterval(() => say(`  still at it after ${secondsSince(startMs)}`), 10_000);
  try {
    await step();
  } finally {
    clearInterval(heartbeat);
  }
  say(`  done in ${secondsSince(startMs)}`);
};
