import { calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';
import type { Claimant } from './contested.ts';

/** Decides a contested claim for who holds the serial number. */
export const KeepButton = ({ sn, holder: { meterId, username } }: { sn: string; holder: Claimant }) => {
  const { say } = useTexts();
  const keep = useAction(calls.admin.decideclaim, 'admin.meters.keepDone');
  return (
    <ConfirmButton
      icon="check"
      label={say('admin.meters.keep', { username })}
      question={say('admin.meters.keepQuestion', { sn, username })}
      text={say('admin.meters.keepText')}
      confirmLabel={say('admin.meters.keep', { username })}
      busy={keep.isPending}
      onConfirm={() => keep.mutate({ body: { sn, meterId } })}
    />
  );
};
