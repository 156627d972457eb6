import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type AddMeterProps = {
  look: 'primary' | 'secondary' | 'plain';
  /** The site of the new meter. */
  siteId?: number;
};

export const AddMeter = ({ look, siteId }: AddMeterProps) => {
  const { say } = useTexts();
  return (
    <Link
      to="/edit/addmeter"
      search={siteId === undefined ? {} : { site: siteId }}
      className={buttonClass(look)}
    >
      <Icon name="add" />
      <span>{say('meters.add')}</span>
    </Link>
  );
};
