// The main page, and what is shown of a site: its page, reports, what-if, invoices and alerts.
import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { homeSearch } from '../features/home/page/home-search.ts';
import { siteSearch } from '../features/site/site-search.ts';
import { siteListQuery } from '../model/site/site-list.ts';
import { account } from './account-route.ts';
import { lazyScreen } from './lazy-screen.ts';
import { ownSearch } from './own-search.ts';

const main = createRoute({
  getParentRoute: () => account,
  path: '/main',
  validateSearch: homeSearch,
  // The list is fetched while the screen's code still loads.
  loader: () => void queryClient.prefetchQuery(siteListQuery),
  component: lazyScreen(() => import('../features/home/page/HomeScreen.tsx'), 'HomeScreen'),
});
const site = createRoute({
  getParentRoute: () => account,
  path: '/site/$id',
  validateSearch: siteSearch,
  component: lazyScreen(() => import('../features/site/page/SiteScreen.tsx'), 'SiteScreen'),
});

const report = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => account,
    path: `/site/$id/report/${path}`,
    validateSearch: ownSearch,
    component,
  });

const causes = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/causes',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/meters/causes/CausesScreen.tsx'), 'CausesScreen'),
});
const compare = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/compare',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/report/compare/CompareScreen.tsx'), 'CompareScreen'),
});
const compareBills = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/compare/bills',
  validateSearch: ownSearch,
  component: lazyScreen(
    () => import('../features/report/compare/bills/CompareBillsScreen.tsx'),
    'CompareBillsScreen',
  ),
});
const whatIf = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/whatif',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/tariffs/what-if/WhatIfScreen.tsx'), 'WhatIfScreen'),
});
const invoices = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/invoices',
  component: lazyScreen(
    () => import('../features/tariffs/invoice/InvoiceListScreen.tsx'),
    'InvoiceListScreen',
  ),
});
const invoice = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/invoices/$invoice',
  component: lazyScreen(() => import('../features/tariffs/invoice/InvoiceScreen.tsx'), 'InvoiceScreen'),
});

const alertScreens = () => import('../features/alerts/screens.ts');

const alerts = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/alerts',
  validateSearch: ownSearch,
  component: lazyScreen(alertScreens, 'AlertListScreen'),
});
const alertRules = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/alerts/rules',
  component: lazyScreen(alertScreens, 'RulesScreen'),
});
const incident = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/alerts/$incidentId',
  component: lazyScreen(() => import('../features/alerts/incident/IncidentScreen.tsx'), 'IncidentScreen'),
});

export const siteRoutes = [
  main,
  site,
  report(
    'energy',
    lazyScreen(() => import('../features/report/energy/EnergyScreen.tsx'), 'EnergyScreen'),
  ),
  report(
    'bill',
    lazyScreen(() => import('../features/report/bill/BillScreen.tsx'), 'BillScreen'),
  ),
  report(
    'load',
    lazyScreen(() => import('../features/analysis/load/LoadScreen.tsx'), 'LoadScreen'),
  ),
  report(
    'other',
    lazyScreen(() => import('../features/analysis/other/OtherScreen.tsx'), 'OtherScreen'),
  ),
  report(
    'energyhour',
    lazyScreen(() => import('../features/analysis/hours/HoursScreen.tsx'), 'HoursScreen'),
  ),
  report(
    'dataalert',
    lazyScreen(() => import('../features/analysis/alerts/AlertScreen.tsx'), 'AlertScreen'),
  ),
  causes,
  compare,
  compareBills,
  whatIf,
  invoices,
  invoice,
  alerts,
  alertRules,
  incident,
] as const;
