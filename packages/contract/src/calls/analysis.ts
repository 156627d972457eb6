export {
  dataalert,
  dataalertparameter,
  loadAnalysis,
  otherAnalysis,
  profile,
  saveDataalertparameter,
} from '../analysis.ts';
export { forecast } from '../forecast.ts';
