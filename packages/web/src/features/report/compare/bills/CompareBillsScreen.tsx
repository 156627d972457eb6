import { SiteScreen } from '../../../../report/ReportScreen.tsx';
import { CompareBillsContent } from './CompareBillsContent.tsx';

export const CompareBillsScreen = () => (
  <SiteScreen title="compare.bills">{(site) => <CompareBillsContent site={site} />}</SiteScreen>
);
