import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FlowDiagram } from '../../../ui/charts/flow/FlowDiagram.tsx';
import { decimalsOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { classNames } from '../../../ui/class-names.ts';
import frozen from '../../../ui/frozen.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import type { SelfUseFigures } from './energy-span.ts';
import styles from './FlowCard.module.css';
import { FlowSentences } from './FlowSentences.tsx';
import { SecondRing } from './SecondRing.tsx';
import { SelfUse } from './SelfUse.tsx';
import type { RingNode } from './second-ring.ts';
import type { SiteFlow } from './site-flow.ts';

type HeroWord = NonNullable<SiteFlow['hero']['word']>;

const words: Record<HeroWord, TextKey> = {
  importing: 'site.importing',
  exporting: 'site.exporting',
  balanced: 'site.balanced',
  using: 'site.using',
};

type FlowCardProps = { flow: SiteFlow; ring: readonly RingNode[]; today: SelfUseFigures };

/** Live power: the large number, the picture, and the same in sentences. */
export const FlowCard = ({ flow, ring, today }: FlowCardProps) => {
  const { say } = useTexts();
  const { hero, unit } = flow;
  return (
    <Card title={say('site.liveTitle')}>
      <p className={classNames(styles.hero, !useOnline() && frozen.frozen)}>
        <span className={hero.word ? styles[hero.word] : undefined}>
          {hero.word === 'importing' && <Icon name="arrowIn" />}
          {hero.word === 'exporting' && <Icon name="arrowOut" />}
          {say(hero.word ? words[hero.word] : 'site.powerUnknown')}
        </span>{' '}
        <Amount hero value={toUnit(hero.powerW, hero.unit)} unit={hero.unit} digits={decimalsOf[hero.unit]} />
      </p>
      <FlowDiagram
        nodes={flow.nodes}
        unit={unit}
        labels={{
          solar: say('energy.solar'),
          grid: say('energy.grid'),
          house: say('energy.house'),
          storage: say('energy.storage'),
        }}
        hasTrunk={ring.length > 0}
      />
      {ring.length > 0 && <SecondRing nodes={ring} unit={unit} />}
      <SelfUse label={say('site.selfUse')} selfUse={today} />
      <FlowSentences sentences={flow.sentences} />
    </Card>
  );
};
