import { errorKey } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import type { Barrier } from './page-state.ts';
import { Unlock } from './Unlock.tsx';

type PublicBarrierProps = {
  barrier: NonNullable<Barrier>;
  linkKey: string;
  onOpened: (ticket: string) => void;
};

export const PublicBarrier = ({ barrier, linkKey, onOpened }: PublicBarrierProps) => {
  const { say } = useTexts();
  if (barrier === 'locked') {
    return (
      <Page title={say('public.locked')} narrow>
        <Card>
          <Unlock linkKey={linkKey} onOpened={onOpened} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={say('public.missing')} narrow>
      <EmptyState
        icon="sites"
        title={say(errorKey(barrier === 'expired' ? 'public_link_expired' : 'public_link_unknown'))}
        text={say('public.missingText')}
      >
        <Link to="/login" className={buttonClass('secondary')}>
          {say('public.toApp')}
        </Link>
      </EmptyState>
    </Page>
  );
};
