// Pure: the counts that a question is about as those of another device's beginning.
import type { AuditQuestion, SupposedDecision } from '@ohmstead/contract';

type Replacement = Extract<SupposedDecision, { readonly replacement: unknown }>['replacement'];
type Counts = Replacement['finalCounts'];

/** The old device's last counts and the new one's first are those that the meter showed. */
export const replacementOf = ({ at, items }: Pick<AuditQuestion, 'at' | 'items'>): Replacement => ({
  at,
  finalCounts: countsOf(items, 'beforeKwh'),
  firstCounts: countsOf(items, 'afterKwh'),
});

const countsOf = (items: AuditQuestion['items'], shown: 'beforeKwh' | 'afterKwh'): Counts =>
  (['A', 'B', 'C', 'net'] as const).flatMap((phase) => {
    const own = items.filter((item) => item.phase === phase);
    const of = (direction: 'import' | 'export') => own.find((item) => item.direction === direction)?.[shown];
    const [importKwh, exportKwh] = [of('import'), of('export')];
    if (own.length === 0) return [];
    return [{ phase, ...(importKwh != null && { importKwh }), ...(exportKwh != null && { exportKwh }) }];
  });
