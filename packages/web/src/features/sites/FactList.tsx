import { useTexts } from '../../texts/use-texts.ts';
import styles from './FactList.module.css';
import type { SiteFact } from './site-facts.ts';

export const FactList = ({ facts }: { facts: readonly SiteFact[] }) => {
  const { say } = useTexts();
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
