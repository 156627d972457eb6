import { calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';

type ReleaseButtonProps = { meterId: number; sn: string; username: string };

/** Accepts a claim without its proof. */
export const ReleaseButton = ({ meterId, sn, username }: ReleaseButtonProps) => {
  const { say } = useTexts();
  const release = useAction(calls.admin.releaseproof, 'admin.meters.releaseDone');
  return (
    <ConfirmButton
      icon="check"
      label={say('admin.meters.release')}
      name={say('admin.meters.releaseOne', { sn, username })}
      question={say('admin.meters.releaseQuestion', { sn, username })}
      text={say('admin.meters.releaseText', { username })}
      confirmLabel={say('admin.meters.release')}
      busy={release.isPending}
      onConfirm={() => release.mutate({ params: { id: meterId } })}
    />
  );
};
