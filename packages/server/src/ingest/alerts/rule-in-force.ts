// Which rule holds for a kind: a meter's own, else its site's, else what the kind begins with.
import { type IncidentKind, incidentKind } from '@ohmstead/domain';

export type StoredRule = {
  readonly meterId: number | null;
  readonly kind: IncidentKind;
  readonly isOn: boolean;
  /** Null: the usual one. */
  readonly limit: number | null;
};

export type RuleInForce = Pick<StoredRule, 'isOn' | 'limit'>;

/** Of a meter, or of the site as a whole. */
export const ruleInForce = (
  rules: readonly StoredRule[],
  kind: IncidentKind,
  meterId: number | null,
): RuleInForce => {
  const ofKind = rules.filter((rule) => rule.kind === kind);
  return (
    ofKind.find((rule) => rule.meterId === meterId) ??
    ofKind.find((rule) => rule.meterId === null) ?? {
      isOn: incidentKind(kind).isOnAtFirst,
      limit: null,
    }
  );
};
