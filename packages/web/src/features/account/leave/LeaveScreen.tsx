import { calls } from '@ohmstead/contract';
import { useParams } from '@tanstack/react-router';
import { call } from '../../../api/call.ts';
import { LeavePage } from './LeavePage.tsx';

const texts = {
  intro: 'leave.intro',
  left: 'leave.leftHint',
  returned: 'leave.returnedHint',
  invalid: 'leave.invalidHint',
} as const;

/** From reports and what else goes to a list of recipients. */
export const LeaveScreen = () => {
  const { token } = useParams({ from: '/leave/$token' });
  const ask = (returns: boolean) => call(calls.autoSend.leave, { body: { token, returns } });
  return <LeavePage key={token} ask={ask} texts={texts} />;
};
