import type { PublicOverview } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Card, Tile } from '../../ui/Card.tsx';
import { ShareRing } from '../../ui/charts/ShareRing.tsx';
import { coverageText } from '../../ui/coverage-text.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import styles from './public.module.css';
import { todayFigures } from './today-figures.ts';

const labels: Record<ReturnType<typeof todayFigures>['tiles'][number]['key'], TextKey> = {
  consumption: 'energy.consumption',
  yield: 'energy.yield',
  import: 'energy.import',
  export: 'energy.export',
};

const longerLabels: Record<ReturnType<typeof todayFigures>['longer'][number]['key'], TextKey> = {
  month: 'public.usedMonth',
  year: 'public.usedYear',
  total: 'public.usedTotal',
};

export const TodayCard = ({ overview }: { overview: PublicOverview }) => {
  const texts = useTexts();
  const { say } = texts;
  const { tiles, longer, selfUseRate } = todayFigures(overview);
  return (
    <Card title={say('site.today')}>
      <div className={styles.tiles}>
        {tiles.map(({ key, energyKwh }) => (
          <Tile key={key} label={say(labels[key])}>
            <Amount value={energyKwh} unit="kWh" />
          </Tile>
        ))}
      </div>
      <Facts>
        {longer.map(({ key, energyKwh }) => (
          <Fact key={key} label={say(longerLabels[key])}>
            <Amount value={energyKwh} unit="kWh" />
          </Fact>
        ))}
      </Facts>
      {selfUseRate !== null && <ShareRing share={selfUseRate} label={say('site.selfUse')} />}
      <p className={styles.muted}>{coverageText(overview.day.coverage, texts)}</p>
    </Card>
  );
};
