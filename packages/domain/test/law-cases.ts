// Each law runs a thousand cases unless it asks for more; `npm run check` runs as many of them as fit into a moment.
import fc from 'fast-check';

const cases = 1000;
const momentMs = 300;

// Not its plugin: this is read once for each test file, and plugins would pile up.
fc.configureGlobal({
  numRuns: cases,
  ...(process.env.LAWS === 'short' && { interruptAfterTimeLimit: momentMs }),
});
