import type { MeterForm } from '../edit/meter-form.ts';

/** What was typed at a step and is not saved yet, for whoever goes back and forth. */
export type Drafts = Record<'number' | 'details', MeterForm | null>;
