// The texts of each kind of incident: its name, the reason, and what to do.
import type { IncidentKind } from '@ohmstead/domain';
import type { TextKey } from './table.ts';

type KindTexts = { readonly name: TextKey; readonly why: TextKey; readonly todo: TextKey };

export const incidentTexts: Readonly<Record<IncidentKind, KindTexts>> = {
  offline: {
    name: 'incident.offline',
    why: 'incident.why.offline',
    todo: 'incident.todo.offline',
  },
  overPower: {
    name: 'incident.overPower',
    why: 'incident.why.overPower',
    todo: 'incident.todo.overPower',
  },
  overVoltage: {
    name: 'incident.overVoltage',
    why: 'incident.why.overVoltage',
    todo: 'incident.todo.overVoltage',
  },
  underVoltage: {
    name: 'incident.underVoltage',
    why: 'incident.why.underVoltage',
    todo: 'incident.todo.underVoltage',
  },
  overCurrent: {
    name: 'incident.overCurrent',
    why: 'incident.why.overCurrent',
    todo: 'incident.todo.overCurrent',
  },
  phaseLoss: {
    name: 'incident.phaseLoss',
    why: 'incident.why.phaseLoss',
    todo: 'incident.todo.phaseLoss',
  },
  phaseFrozen: {
    name: 'incident.phaseFrozen',
    why: 'incident.why.phaseFrozen',
    todo: 'incident.todo.phaseFrozen',
  },
  dayConsumption: {
    name: 'incident.dayConsumption',
    why: 'incident.why.dayConsumption',
    todo: 'incident.todo.dayConsumption',
  },
  monthConsumption: {
    name: 'incident.monthConsumption',
    why: 'incident.why.monthConsumption',
    todo: 'incident.todo.monthConsumption',
  },
  budgetPace: {
    name: 'incident.budgetPace',
    why: 'incident.why.budgetPace',
    todo: 'incident.todo.budgetPace',
  },
  unusualConsumption: {
    name: 'incident.unusualConsumption',
    why: 'incident.why.unusualConsumption',
    todo: 'incident.todo.unusualConsumption',
  },
  noYield: {
    name: 'incident.noYield',
    why: 'incident.why.noYield',
    todo: 'incident.todo.noYield',
  },
  baseLoadRisen: {
    name: 'incident.baseLoadRisen',
    why: 'incident.why.baseLoadRisen',
    todo: 'incident.todo.baseLoadRisen',
  },
  demandNearLimit: {
    name: 'incident.demandNearLimit',
    why: 'incident.why.demandNearLimit',
    todo: 'incident.todo.demandNearLimit',
  },
  priceBelow: {
    name: 'incident.priceBelow',
    why: 'incident.why.priceBelow',
    todo: 'incident.todo.priceBelow',
  },
  priceAbove: {
    name: 'incident.priceAbove',
    why: 'incident.why.priceAbove',
    todo: 'incident.todo.priceAbove',
  },
  counterJudged: {
    name: 'incident.counterJudged',
    why: 'incident.why.counterJudged',
    todo: 'incident.todo.counterJudged',
  },
  meterReplaced: {
    name: 'incident.meterReplaced',
    why: 'incident.why.meterReplaced',
    todo: 'incident.todo.meterReplaced',
  },
};
