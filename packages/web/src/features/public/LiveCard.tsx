import type { PublicOverview } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Card } from '../../ui/Card.tsx';
import { FlowDiagram } from '../../ui/charts/flow/FlowDiagram.tsx';
import { decimalsOf, toUnit } from '../../ui/charts/power-unit.ts';
import { liveView, type Sentence } from './live-power.ts';
import styles from './public.module.css';

const sentences: Record<Sentence, TextKey> = {
  solar: 'site.says.solar',
  house: 'site.says.house',
  importing: 'site.says.importing',
  exporting: 'site.says.exporting',
  balanced: 'site.says.balanced',
  charging: 'site.says.charging',
  discharging: 'site.says.discharging',
  storageIdle: 'site.says.storageIdle',
};

export const LiveCard = ({ overview }: { overview: PublicOverview }) => {
  const { say, formats } = useTexts();
  const { nodes, unit, usedW, sentences: said } = liveView(overview);
  return (
    <Card title={say('site.liveTitle')}>
      <p className={styles.hero}>
        <span>{say(usedW === null ? 'site.powerUnknown' : 'site.using')}</span>
        <Amount hero value={toUnit(usedW, unit)} unit={unit} digits={decimalsOf[unit]} />
      </p>
      <FlowDiagram
        nodes={nodes}
        unit={unit}
        labels={{
          solar: say('energy.solar'),
          grid: say('energy.grid'),
          house: say('energy.house'),
          storage: say('energy.storage'),
        }}
      />
      <ul className="hidden-visually">
        {said.map(({ kind, powerW }) => (
          <li key={kind}>
            {say(sentences[kind], { power: formats.quantity(toUnit(powerW, unit), unit, decimalsOf[unit]) })}
          </li>
        ))}
      </ul>
    </Card>
  );
};
