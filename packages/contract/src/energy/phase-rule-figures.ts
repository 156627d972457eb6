import * as z from 'zod/mini';
import { phaseRule, quantity } from '../shapes.ts';

/** What each three-phase rule would tell, where they differ; else empty. */
export const byRule = z.array(
  z.object({ rule: phaseRule, importKwh: quantity, exportKwh: quantity, selfUseKwh: quantity }),
);
