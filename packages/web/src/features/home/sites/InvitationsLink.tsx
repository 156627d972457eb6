import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { invitationCountQuery } from '../../../frame/notice-count.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';

/** Others ask whether to list their sites here as well. */
export const InvitationsLink = () => {
  const { say } = useTexts();
  const { data: count = 0 } = useQuery(invitationCountQuery);
  return (
    count > 0 && (
      <Link to="/edit/invitations" className={buttonClass('secondary')}>
        {say('sites.invitations', { count })}
      </Link>
    )
  );
};
