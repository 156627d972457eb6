// For `npm run check`: of each law as many cases as fit into a moment. `npm test` tries all of them.
import fc from 'fast-check';

// Not its plugin: this is read once for each test file, and plugins would pile up.
fc.configureGlobal({ interruptAfterTimeLimit: 300 });
