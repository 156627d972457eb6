import { ReportScreen } from '../../../report/ReportScreen.tsx';
import { EnergyContent } from './EnergyContent.tsx';

export const EnergyScreen = () => (
  <ReportScreen report="energy">{(site) => <EnergyContent site={site} />}</ReportScreen>
);
