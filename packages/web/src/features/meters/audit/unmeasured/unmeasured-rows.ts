// Pure: the time of the asked days that is not plainly measured, in lines.
import type { AuditUnmeasured } from '@ohmstead/contract';

type Span = AuditUnmeasured['spans'][number];

export type UnmeasuredRow = Pick<Span, 'kind' | 'cause'> & { readonly fromMs: number; readonly toMs: number };

export const unmeasuredRows = ({ spans }: Pick<AuditUnmeasured, 'spans'>): UnmeasuredRow[] =>
  spans.map(({ kind, cause, from, to }) => ({
    kind,
    cause,
    fromMs: Date.parse(from),
    toMs: Date.parse(to),
  }));
