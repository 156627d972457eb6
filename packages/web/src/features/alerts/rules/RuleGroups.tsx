import type { AlertRules } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ruleOfSite } from './effective-rule.ts';
import { ReadRule } from './ReadRule.tsx';
import { RuleRow } from './RuleRow.tsx';
import { ruleGroups } from './rule-groups.ts';
import styles from './rules.module.css';

type RuleGroupsProps = { rules: AlertRules; mayEdit: boolean };

/** Each kind with its switch and its limit; for others than the owner in words. */
export const RuleGroups = ({ rules, mayEdit }: RuleGroupsProps) => {
  const { say } = useTexts();
  const Row = mayEdit ? RuleRow : ReadRule;
  return ruleGroups.map(({ title, kinds }) => (
    <Card key={title} title={say(title)}>
      <ul className={styles.rules}>
        {kinds.map((kind) => {
          const rule = ruleOfSite(rules, kind);
          return rule && <Row key={kind} all={rules} rule={rule} />;
        })}
      </ul>
    </Card>
  ));
};
