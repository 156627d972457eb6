import { Link } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { type AlertSearch, filtersSet } from '../alert-search.ts';
import { useAlertSearch } from './use-alert-search.ts';

type NoAlertsProps = { site: Site; search: AlertSearch };

/** Nothing there is good news, or the filters are too narrow. */
export const NoAlerts = ({ site, search }: NoAlertsProps) => {
  const { say } = useTexts();
  const { clear } = useAlertSearch();
  if (filtersSet(search) > 0) {
    return (
      <EmptyState title={say('alerts.noneMatching')}>
        <Button onClick={clear}>{say('alerts.clearFilters')}</Button>
      </EmptyState>
    );
  }
  const isOwner = site.role === 'owner';
  return (
    <EmptyState
      icon="check"
      title={say('alerts.none')}
      text={say(isOwner ? 'alerts.noneText' : 'alerts.noneViewer')}
    >
      <Link
        to="/site/$id/alerts/rules"
        params={{ id: String(site.id) }}
        className={buttonClass(isOwner ? 'primary' : 'secondary')}
      >
        {say('rules.title')}
      </Link>
    </EmptyState>
  );
};
