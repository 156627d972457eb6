import { phaseTotals, type Registers } from '../counter/registers.ts';

/**
 * How the phases of a meter become one figure, as its grid operator counts: every phase by itself (one may import
 * while another exports), netted over the phases in each quarter-hour, or by the meter's own net row (NEM).
 */
export const phaseRules = ['perPhase', 'netted', 'nem'] as const;
export type PhaseRule = (typeof phaseRules)[number];

export type Flow = { readonly imported: number | null; readonly exported: number | null };

const nemImport = 6;
const nemExport = 7;

/** Takes the rise of each register in a quarter-hour, in mWh. A meter without a net row is netted instead. */
export const flowOfRises = (rises: Registers, rule: PhaseRule): Flow => {
  if (rule === 'nem' && rises.length > nemExport) {
    return { imported: rises[nemImport] ?? null, exported: rises[nemExport] ?? null };
  }
  const { importMwh, exportMwh } = phaseTotals(rises);
  const isCounted = rule === 'perPhase' || !hasSeveralRows(rises);
  if (isCounted || importMwh === null || exportMwh === null) {
    return { imported: importMwh, exported: exportMwh };
  }
  return flowOfNet(importMwh - exportMwh);
};

/** Whether that figure is made of the register: the net row counts alone or not at all. */
export const isCountedRegister = (register: number, rule: PhaseRule, hasNetRow: boolean): boolean =>
  register >= nemImport === (rule === 'nem' && hasNetRow);

export const flowOfNet = (netMwh: number): Flow => ({
  imported: Math.max(0, netMwh),
  exported: Math.max(0, -netMwh),
});

/** Whether the rules can differ at all: a meter of one phase without net row knows only one figure. */
export const hasSeveralRows = (rises: Registers): boolean => rises.length > 2;
