import type { Meter, SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Page } from '../../../frame/Page.tsx';
import { useIsDemo } from '../../../frame/use-is-demo.ts';
import { siteListQuery } from '../../../model/site/site-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { MeterEditor } from './MeterEditor.tsx';
import { newMeterForm } from './meter-form.ts';
import { NoSites } from './NoSites.tsx';

export const NewMeterPage = () => {
  const { say } = useTexts();
  const sites = useQuery(siteListQuery);
  return (
    <Page title={say('meter.new')} back narrow>
      <QueryState query={sites} blocks={[320, 240, 240]}>
        {(list) => <NewMeter sites={list.filter(({ role }) => role === 'owner')} />}
      </QueryState>
    </Page>
  );
};

const NewMeter = ({ sites }: { sites: readonly SiteListItem[] }) => {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const { site } = useSearch({ from: '/account/edit/meter/$id' });
  const chosen = sites.find(({ id }) => id === site) ?? sites[0];
  const isDemo = useIsDemo();
  if (sites.length === 0) return <NoSites />;
  const leave = () =>
    canGoBack ? router.history.back() : navigate({ to: '/edit/meterlist', replace: true });
  const open = ({ id }: Meter) =>
    void navigate({ to: '/edit/meter/$id', params: { id: String(id) }, search: {}, replace: true });
  return (
    <MeterEditor
      before={null}
      initial={newMeterForm(chosen?.id ?? null)}
      sites={sites}
      manages={!isDemo}
      onSaved={open}
      onCancel={leave}
    />
  );
};
