// The taxes of a statement. Versions with the same tax share one line, as on an invoice.
import type { Tax, TaxableKind } from '../tariff/charge.ts';
import type { BillLine, BillLineKind } from './bill.ts';
import { taxLine } from './bill-line.ts';
import type { PeriodPart } from './period-part.ts';

/** Self-used energy is valued at what buying it would have cost, so the taxes on energy apply to it. */
const taxedAs: Readonly<Record<Exclude<BillLineKind, 'tax'>, TaxableKind>> = {
  energy: 'energy',
  exportCredit: 'exportCredit',
  fixed: 'fixed',
  demand: 'demand',
  feedIn: 'feedIn',
  selfUse: 'energy',
  storedImport: 'energy',
};

export const taxLines = (lines: readonly BillLine[], parts: readonly PeriodPart[]): BillLine[] =>
  [...partsByTax(parts).values()].flatMap(({ tax, parts: taxed }) => {
    const ids = new Set(taxed.map(({ version }) => version?.id ?? null));
    const base = lines.filter((line) => ids.has(line.versionId) && isTaxed(line, tax));
    return base.length === 0 ? [] : [lineOf(tax, base, taxed)];
  });

type TaxedParts = { readonly tax: Tax; readonly parts: PeriodPart[] };

const partsByTax = (parts: readonly PeriodPart[]): Map<string, TaxedParts> => {
  const byTax = new Map<string, TaxedParts>();
  for (const part of parts) {
    for (const tax of part.version?.taxes ?? []) {
      const key = JSON.stringify([tax.name, tax.ratePpm, tax.on.toSorted()]);
      const alike = byTax.get(key) ?? { tax, parts: [] };
      byTax.set(key, alike);
      alike.parts.push(part);
    }
  }
  return byTax;
};

const isTaxed = ({ kind }: BillLine, tax: Tax): boolean => kind !== 'tax' && tax.on.includes(taxedAs[kind]);

const lineOf = (
  { name, ratePpm }: Tax,
  base: readonly BillLine[],
  parts: readonly PeriodPart[],
): BillLine => {
  const baseAmount = base.reduce((sum, { amount }) => sum + amount, 0);
  return taxLine(
    { name, ratePpm, baseAmount },
    {
      days: parts.reduce((sum, { days }) => sum + days, 0),
      versionId: parts.length === 1 ? (parts[0]?.version?.id ?? null) : null,
      fromDate: parts[0]?.fromDate ?? '',
      toDate: parts.at(-1)?.toDate ?? '',
    },
  );
};
