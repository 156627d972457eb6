import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { energyFigures, instant, phaseRule } from '../shapes.ts';
import { askedSpan } from './asked-span.ts';
import { byRule } from './phase-rule-figures.ts';

const areaEnergy = z.extend(energyFigures, { from: instant, to: instant, phaseRule, byRule });
export type AreaEnergy = z.infer<typeof areaEnergy>;

export const areaenergy = call({
  ...ofSite,
  name: 'site.areaenergy',
  method: 'GET',
  path: '/api/v1/site/areaenergy/{id}',
  summary: 'Energy of any span of at most 50 years; by default of this month.',
  query: z.object(askedSpan),
  computes: true,
  output: areaEnergy,
  errors: ['wrong_id', 'validation', 'span_too_long'],
});
