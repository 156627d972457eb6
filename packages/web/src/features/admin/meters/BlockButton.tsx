import { calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';

export const BlockButton = (props: { sn: string; isBlocked: boolean }) =>
  props.isBlocked ? <Unblock sn={props.sn} /> : <Block sn={props.sn} />;

const Block = ({ sn }: { sn: string }) => {
  const { say } = useTexts();
  const block = useAction(calls.admin.blockmeter, 'admin.meters.blockDone');
  return (
    <ConfirmButton
      look="danger"
      label={say('admin.meters.block')}
      name={say('admin.meters.blockOne', { sn })}
      question={say('admin.meters.blockQuestion', { sn })}
      text={say('admin.meters.blockText')}
      confirmLabel={say('admin.meters.block')}
      busy={block.isPending}
      onConfirm={() => block.mutate({ body: { sn } })}
    />
  );
};

const Unblock = ({ sn }: { sn: string }) => {
  const { say } = useTexts();
  const unblock = useAction(calls.admin.unblockmeter, 'admin.meters.unblockDone');
  return (
    <ConfirmButton
      label={say('admin.meters.unblock')}
      name={say('admin.meters.unblockOne', { sn })}
      question={say('admin.meters.unblockQuestion', { sn })}
      text={say('admin.meters.unblockText')}
      confirmLabel={say('admin.meters.unblock')}
      busy={unblock.isPending}
      onConfirm={() => unblock.mutate({ body: { sn } })}
    />
  );
};
