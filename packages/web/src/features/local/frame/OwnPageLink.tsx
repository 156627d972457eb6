import { originOf } from '../../../device/device-address.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';

/** To the page that the device serves itself. */
export const OwnPageLink = ({ address }: { address: string }) => {
  const { say } = useTexts();
  return (
    <a href={`${originOf(address)}/`} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
      {say('local.ownPage')}
    </a>
  );
};
