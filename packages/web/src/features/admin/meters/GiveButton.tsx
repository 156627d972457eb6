import { calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';
import type { Claimant } from './contested.ts';

type GiveButtonProps = { sn: string; holder: Claimant | null; claimant: Claimant };

/** Decides a contested claim for one of those who claim. */
export const GiveButton = ({ sn, holder, claimant: { meterId, username } }: GiveButtonProps) => {
  const { say } = useTexts();
  const give = useAction(calls.admin.decideclaim, 'admin.meters.giveDone');
  // Who has not proved to be the holder may be both.
  const text =
    holder && holder.meterId !== meterId
      ? say('admin.meters.giveText', { holder: holder.username, site: holder.siteName })
      : say('admin.meters.giveFreeText', { username });
  return (
    <ConfirmButton
      icon="check"
      label={say('admin.meters.give', { username })}
      question={say('admin.meters.giveQuestion', { sn, username })}
      text={text}
      confirmLabel={say('admin.meters.give', { username })}
      busy={give.isPending}
      onConfirm={() => give.mutate({ body: { sn, meterId } })}
    />
  );
};
