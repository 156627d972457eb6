import { calls } from '@ohmstead/contract';
import { useParams } from '@tanstack/react-router';
import { call } from '../../../api/call.ts';
import { LeavePage } from './LeavePage.tsx';

const texts = {
  intro: 'leave.channelIntro',
  left: 'leave.channelLeftHint',
  returned: 'leave.channelReturnedHint',
  invalid: 'leave.channelInvalidHint',
} as const;

/** From the messages of a channel by e-mail. */
export const LeaveChannelScreen = () => {
  const { token } = useParams({ from: '/leave/channel/$token' });
  const ask = (returns: boolean) => call(calls.channel.leave, { body: { token, returns } });
  return <LeavePage key={token} ask={ask} texts={texts} />;
};
