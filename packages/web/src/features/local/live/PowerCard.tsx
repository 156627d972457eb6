import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { Sparkline } from '../../../ui/charts/lines/Sparkline.tsx';
import { rangeOf, type Sample, slotsOf } from '../reading/recent-power.ts';
import styles from './live.module.css';
import { ReadAloud } from './ReadAloud.tsx';
import { RecentTable } from './RecentTable.tsx';
import { roleOf } from './role-of.ts';

type PowerCardProps = { powerW: number | null; atMs: number; recent: readonly Sample[] };

/** The power, large, and its course over the last minutes. */
export const PowerCard = ({ powerW, atMs, recent }: PowerCardProps) => {
  const { say, formats } = useTexts();
  const word = powerW === null ? say('site.powerUnknown') : say(signWord(powerW));
  return (
    <Card title={say('site.liveTitle')}>
      <p className={styles.hero}>
        <span>{word}</span>
        <Amount hero value={powerW === null ? null : Math.abs(powerW)} unit="W" />
      </p>
      <ChartFigure
        heading={{ title: say('site.liveTitle'), span: say('local.lastMinutes') }}
        summary={useRangeText(recent)}
        table={() => <RecentTable recent={recent} atMs={atMs} />}
      >
        <p className={styles.label}>{say('local.lastMinutes')}</p>
        <Sparkline values={slotsOf(recent, atMs, (sample) => sample.powerW)} role={roleOf(powerW)} />
      </ChartFigure>
      <ReadAloud text={`${word} ${formats.quantity(powerW === null ? null : Math.abs(powerW), 'W', 0)}`} />
    </Card>
  );
};

const signWord = (powerW: number): TextKey => {
  if (powerW === 0) return 'site.balanced';
  return powerW < 0 ? 'site.exporting' : 'site.importing';
};

const useRangeText = (recent: readonly Sample[]): string => {
  const { say, formats } = useTexts();
  const range = rangeOf(recent);
  if (range === null) return say('local.rangeUnknown');
  return say('local.range', {
    least: formats.quantity(range.leastW, 'W', 0),
    most: formats.quantity(range.mostW, 'W', 0),
  });
};
