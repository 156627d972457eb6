export {
  dataalert,
  dataalertparameter,
  loadAnalysis,
  otherAnalysis,
  profile,
  saveDataalertparameter,
} from '../energy/analysis.ts';
export { forecast } from '../energy/forecast.ts';
