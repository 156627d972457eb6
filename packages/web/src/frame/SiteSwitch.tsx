import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteListQuery } from '../model/site/site-list.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import styles from './SiteSwitch.module.css';

type SiteSwitchProps = { openId: number; onClose: () => void };

/** Every site of the account, to go to without passing by My sites. */
export const SiteSwitch = ({ openId, onClose }: SiteSwitchProps) => {
  const { say } = useTexts();
  const sites = useQuery(siteListQuery);
  return (
    <Dialog drawer open title={say('frame.switchSite')} closeLabel={say('action.close')} onClose={onClose}>
      <QueryState query={sites} blocks={[44, 44, 44]}>
        {(data) => (
          <ul className={styles.sites}>
            {data.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to="/site/$id"
                  params={{ id: String(id) }}
                  className={styles.site}
                  aria-current={id === openId ? 'true' : undefined}
                  onClick={onClose}
                >
                  <span title={name}>{name}</span>
                  {id === openId && <Icon name="check" />}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
};
