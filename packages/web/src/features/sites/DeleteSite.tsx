import { useNavigate } from '@tanstack/react-router';
import { DeleteButton } from '../../forms/DeleteButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useDeleteSite } from './use-site-changes.ts';

type DeleteSiteProps = {
  site: { readonly id: number; readonly name: string };
  /** It is null until it is known; until then the question cannot say what would be deleted. */
  meterCount: number | null;
};

export const DeleteSite = ({ site: { id, name }, meterCount }: DeleteSiteProps) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const remove = useDeleteSite();
  const leave = () => void navigate({ to: '/edit/placelist', replace: true });
  return (
    <DeleteButton
      label={say('place.delete')}
      question={say('place.deleteQuestion', { name })}
      text={meterCount ? say('place.deleteText', { count: meterCount }) : say('place.deleteEmptyText')}
      confirmLabel={say('place.deleteConfirm')}
      busy={remove.isPending}
      disabled={meterCount === null}
      onDelete={() => remove.mutate({ id, name }, { onSuccess: leave })}
    />
  );
};
