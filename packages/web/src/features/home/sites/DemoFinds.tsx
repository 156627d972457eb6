import type { DemoFind } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Icon } from '../../../ui/Icon.tsx';

import styles from './DemoFinds.module.css';
import { targetOf, wordsOf } from './demo-finds.ts';
import { demoFindsQuery } from './demo-finds-query.ts';

/** For visitors of the demo: the faults in its past, each with the way to what became of it. */
export const DemoFinds = () => {
  const { say } = useTexts();
  const { data: { finds } = { finds: [] } } = useQuery(demoFindsQuery);
  if (finds.length === 0) return null;
  return (
    <Card title={say('demoFinds.title')}>
      <Hint>{say('demoFinds.hint')}</Hint>
      <ul className={styles.finds}>
        {finds.map((find) => (
          <li key={find.kind}>
            <FindLink find={find} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const FindLink = ({ find }: { find: DemoFind }) => {
  const { to, id, ...dates } = targetOf(find);
  const params = { id: String(id) };
  return (
    <Link
      to={to}
      params={params}
      search={'from' in dates ? { from: dates.from, to: dates.until } : {}}
      className={styles.find}
    >
      <FindWords find={find} />
      <Icon name="next" />
    </Link>
  );
};

const FindWords = ({ find }: { find: DemoFind }) => {
  const { say, formats } = useTexts();
  const place = find.meter === null ? find.site : `${find.site} · ${find.meter}`;
  return (
    <span className={styles.words}>
      <strong>{say(wordsOf[find.kind])}</strong>
      <span className={styles.place}>
        {place} · {formats.date(Date.parse(find.from), 'UTC')}
      </span>
    </span>
  );
};
