import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './account.module.css';
import type { SettingFields } from './ProfileCard.tsx';

export const NotificationCard = ({ form, change }: SettingFields) => {
  const { say } = useTexts();
  return (
    <Card title={say('user.notifications')}>
      <Checkbox
        name="push"
        label={say('user.push')}
        aria-describedby="push-hint"
        checked={form.push}
        onChange={(event) => change({ push: event.target.checked })}
      />
      <p id="push-hint" className={styles.hint}>
        {say('user.pushHint')}
      </p>
      <Link to="/edit/usersetting/messages" className={styles.link}>
        {say('channels.link')}
      </Link>
    </Card>
  );
};
