import { useTexts } from '../../../texts/use-texts.ts';
import { Mark } from '../page/Mark.tsx';
import { type NoticeState, stateNames, stateTones } from './notice-words.ts';

export const NoticeMark = ({ state }: { state: NoticeState }) => {
  const { say } = useTexts();
  return <Mark tone={stateTones[state]}>{say(stateNames[state])}</Mark>;
};
