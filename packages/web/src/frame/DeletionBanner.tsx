import { useQuery } from '@tanstack/react-query';
import { settingQuery } from '../model/account/setting.ts';
import { useKeepAccount } from '../model/account/use-keep-account.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { browserZone } from '../ui/browser-zone.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOnline } from '../ui/use-online.ts';
import styles from './DeletionBanner.module.css';

const lookAgainMs = 10 * 60_000;

/** Over every page while the account is to be deleted, with the way back. */
export const DeletionBanner = () => {
  const { say, formats } = useTexts();
  const { data } = useQuery({ ...settingQuery, staleTime: lookAgainMs, meta: { quiet: true } });
  const keep = useKeepAccount();
  const online = useOnline();
  const deleteAt = data?.deleteAt ?? null;
  if (deleteAt === null) return null;
  const date = formats.dateTime(Date.parse(deleteAt), browserZone());
  return (
    <section className={styles.banner} aria-label={say('deletion.title')}>
      <p className={styles.words}>
        <Icon name="alert" />
        <span>{say('deletion.planned', { date })}</span>
      </p>
      <Button busy={keep.isPending} held={!online} onClick={() => keep.mutate()}>
        {say('deletion.keep')}
      </Button>
    </section>
  );
};
