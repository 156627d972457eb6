import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A machine that is busy with other suites needs more than a second for a screen.
configure({ asyncUtilTimeout: 20_000 });

// The code of a screen that the last test went to, cut off while it loads, would fail for every later file of the worker.
afterAll(() => vi.dynamicImportSettled());
