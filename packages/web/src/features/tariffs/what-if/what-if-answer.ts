import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';

export type WhatIfAnswer = output<typeof calls.bill.whatIf.output>;
