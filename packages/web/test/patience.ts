// A machine that is busy with other suites needs more than a second for a screen.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
