export { areaenergy as area } from '../area-energy.ts';
export { energyTypeColumn as column, energyTypeColumnSolar as columnSolar } from '../energy-columns.ts';
export {
  energyhourdata as hours,
  energyhourmonths as hourMonths,
  energyhours as siteHours,
} from '../energy-hours.ts';
export { energyreport as report } from '../energy-report.ts';
export { dataLine, inverterListOfSite as devicesOfSite, inverterlist as devices } from '../meter-line.ts';
