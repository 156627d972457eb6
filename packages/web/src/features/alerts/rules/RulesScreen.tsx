import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Page } from '../../../frame/Page.tsx';
import { useIsDemo } from '../../../frame/use-is-demo.ts';
import { alertRulesQuery } from '../../../model/incident/alert-rules.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SiteLink, SiteOfAlerts } from '../SiteOfAlerts.tsx';
import { RuleGroups } from './RuleGroups.tsx';

export const RulesScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/site/$id/alerts/rules' });
  return (
    <Page title={say('rules.title')} back narrow note={<SiteLink id={id} />}>
      <SiteOfAlerts key={id} id={id}>
        {(site) => <RulesOfSite site={site} />}
      </SiteOfAlerts>
    </Page>
  );
};

const RulesOfSite = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const rules = useQuery(alertRulesQuery(site.id));
  const isDemo = useIsDemo();
  const isOwner = site.role === 'owner';
  return (
    <>
      <Hint>{say('rules.intro')}</Hint>
      {(isDemo || !isOwner) && <Hint>{say(isDemo ? 'rules.demo' : 'rules.readOnly')}</Hint>}
      <QueryState query={rules} blocks={[320, 320, 320]} nested>
        {(known) => <RuleGroups rules={known} mayEdit={isOwner && !isDemo} />}
      </QueryState>
    </>
  );
};
