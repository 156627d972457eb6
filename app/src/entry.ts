// The app's own start: what the phone can do, then the program that browsers have too.
import { setNative } from '../../packages/web/src/platform/current-native.ts';
import { capacitorNative } from './capacitor-native.ts';
import { restoreKept } from './kept-values.ts';

setNative(capacitorNative());
await restoreKept().catch(() => undefined);
await import('../../packages/web/src/main.tsx');
