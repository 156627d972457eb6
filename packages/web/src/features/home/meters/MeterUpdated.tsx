import { useTexts } from '../../../texts/use-texts.ts';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import styles from './MeterUpdated.module.css';
import type { MeterCard } from './meter-overview.ts';

export const MeterUpdated = ({ card, bare = false }: { card: MeterCard; bare?: boolean }) => {
  const { say } = useTexts();
  if (card.updatedMs === null) return <span className={styles.waiting}>{say('sites.waiting')}</span>;
  return <UpdatedAgo atMs={card.updatedMs} late={card.late} bare={bare} />;
};
