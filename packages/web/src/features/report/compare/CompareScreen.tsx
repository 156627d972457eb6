import { SiteScreen } from '../../../report/ReportScreen.tsx';
import { CompareContent } from './CompareContent.tsx';

export const CompareScreen = () => (
  <SiteScreen title="compare.title">{(site) => <CompareContent site={site} />}</SiteScreen>
);
