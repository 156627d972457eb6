import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../../ui/browser-zone.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import type { MeterCard } from './meter-overview.ts';

/** A silent meter says since when. */
export const MeterState = ({ card }: { card: MeterCard }) => {
  const { formats } = useTexts();
  const format = card.longAgo ? formats.dateTime : formats.time;
  const since = card.updatedMs === null ? null : format(card.updatedMs, browserZone());
  return <StateMark state={card.state} since={since} />;
};
