import { ReportScreen } from '../../../report/ReportScreen.tsx';
import { BillContent } from './BillContent.tsx';

export const BillScreen = () => (
  <ReportScreen report="bill">{(site) => <BillContent site={site} />}</ReportScreen>
);
