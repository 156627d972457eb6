import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { LocalPage } from '../frame/LocalPage.tsx';
import { AddDevice } from './AddDevice.tsx';
import { SavedList } from './SavedList.tsx';
import { SearchCard } from './SearchCard.tsx';

/** The meters of this phone's network, with or without an account. */
export const LocalDevicesScreen = () => {
  const { say } = useTexts();
  return (
    <LocalPage title={say('local.title')} narrow>
      <SavedList />
      <AddDevice />
      <SearchCard />
      <Link to="/localdevices/setup" className={buttonClass('secondary', true)}>
        {say('local.setUp')}
      </Link>
    </LocalPage>
  );
};
