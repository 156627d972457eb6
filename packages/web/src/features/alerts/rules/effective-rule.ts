// Pure: the rule of a kind, for a site or for one of its meters, and what is saved of it.
import type { AlertRule, AlertRules } from '@ohmstead/contract';
import type { IncidentKind } from '@ohmstead/domain';

/** `isOn` null: a meter's, which has none of its own and follows its site's. */
export type EffectiveRule = Omit<AlertRule, 'isOn'> & { readonly isOn: boolean | null };

export type RuleBody = Pick<EffectiveRule, 'kind' | 'meterId' | 'isOn' | 'limit'>;

export const bodyOf = ({ kind, meterId, isOn, limit }: EffectiveRule): RuleBody => ({
  kind,
  meterId,
  isOn,
  limit,
});

export const ruleOfSite = ({ rules }: AlertRules, kind: IncidentKind): AlertRule | undefined =>
  rules.find((rule) => rule.kind === kind && rule.meterId === null);

export type MeterRule = { readonly name: string; readonly rule: EffectiveRule };

/** Each meter's, its own or the site's. */
export const rulesOfMeters = (all: AlertRules, siteRule: AlertRule): MeterRule[] =>
  all.meters.map(({ meterId, name }) => ({
    name,
    rule: all.rules.find((rule) => rule.kind === siteRule.kind && rule.meterId === meterId) ?? {
      ...siteRule,
      meterId,
      isOn: null,
      limit: null,
    },
  }));

/** A single meter's rule is the site's, unless it has one of its own: “this is normal for me” makes one. */
export const canDiffer = ({ meters, rules }: AlertRules, { kind }: AlertRule): boolean =>
  meters.length > 1 || rules.some((rule) => rule.kind === kind && rule.meterId !== null);
