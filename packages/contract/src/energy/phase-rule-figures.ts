import * as z from 'zod/mini';
import { phaseRule, quantity } from '../shapes.ts';

/** The figures by each three-phase rule, in kWh; empty where the rules do not differ. */
export const byRule = z.array(
  z.object({ rule: phaseRule, importKwh: quantity, exportKwh: quantity, selfUseKwh: quantity }),
);
