import type { ListedAccount } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Mark } from '../page/Mark.tsx';
import { stateNames, stateTones } from './account-words.ts';

export const AccountState = ({ state }: { state: ListedAccount['state'] }) => {
  const { say } = useTexts();
  return <Mark tone={stateTones[state]}>{say(stateNames[state])}</Mark>;
};
