import type { EnergyReport } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ReportTable } from '../ReportTable.tsx';
import { phaseRuleTexts } from './phase-rule-texts.ts';

/** What the other ways to count three phases would show, where they differ. */
export const PhaseRules = ({ report: { byRule, phaseRule } }: { report: EnergyReport }) => {
  const { say, formats } = useTexts();
  if (byRule.length === 0) return null;
  const title = say('report.rules');
  return (
    <Card title={title}>
      <p>{say('report.rulesText', { rule: say(phaseRuleTexts[phaseRule]) })}</p>
      <ReportTable
        label={title}
        columns={[
          { key: 'rule', label: say('report.rule') },
          { key: 'import', label: `${say('energy.import')} (${formats.unit('kWh')})` },
          { key: 'export', label: `${say('energy.export')} (${formats.unit('kWh')})` },
        ]}
        rows={byRule.map(({ rule, importKwh, exportKwh }) => ({
          key: rule,
          head: say(phaseRuleTexts[rule]),
          cells: [formats.number(importKwh), formats.number(exportKwh)],
        }))}
      />
    </Card>
  );
};
