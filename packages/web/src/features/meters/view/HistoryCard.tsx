import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../list/MeterList.module.css';
import { type HistoryLink, historyLinks } from './history-links.ts';

/** Ways to what lies behind the figures. */
export const HistoryCard = ({ id }: { id: number }) => {
  const { say } = useTexts();
  return (
    <Card title={say('meter.history')}>
      <ul className={styles.still}>
        {historyLinks.map((link) => (
          <li key={link.to}>
            <HistoryRow id={id} link={link} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const HistoryRow = ({ id, link }: { id: number; link: HistoryLink }) => {
  const { say } = useTexts();
  return (
    <Link to={link.to} params={{ id: String(id) }} className={styles.row}>
      <Icon name={link.icon} />
      <span className={styles.words}>
        <strong>{say(link.label)}</strong>
        <span className={styles.muted}>{say(link.hint)}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
};
