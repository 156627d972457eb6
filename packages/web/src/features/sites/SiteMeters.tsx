import type { MeterLive } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SiteSettings.module.css';

type SiteMetersProps = {
  /** Undefined: not known yet. */
  meters: readonly MeterLive[] | undefined;
  mayAdd: boolean;
};

export const SiteMeters = ({ meters, mayAdd }: SiteMetersProps) => {
  const { say } = useTexts();
  return (
    <>
      {meters?.length === 0 && <p>{say('place.noMeters')}</p>}
      <ul className={styles.meters}>
        {meters?.map(({ id, name, sn }) => (
          <li key={id}>
            <Link to="/edit/meter/$id" params={{ id: String(id) }}>
              <span>{name || sn}</span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <div className={styles.actions}>
          <Link to="/edit/meter/$id" params={{ id: '0' }} className={buttonClass('secondary')}>
            {say('place.addMeter')}
          </Link>
        </div>
      )}
    </>
  );
};
