export { areaenergy as area } from '../energy/area-energy.ts';
export { brief } from '../energy/brief.ts';
export { enduses as endUses } from '../energy/end-uses.ts';
export {
  energyTypeColumn as column,
  energyTypeColumnSolar as columnSolar,
} from '../energy/energy-columns.ts';
export {
  energyhourdata as hours,
  energyhourmonths as hourMonths,
  energyhours as siteHours,
} from '../energy/energy-hours.ts';
export { energyreport as report } from '../energy/energy-report.ts';
export { energyvalues as values } from '../energy/energy-values.ts';
export { hourvalues as hourValues } from '../energy/hour-values.ts';
export {
  dataLine,
  inverterListOfSite as devicesOfSite,
  inverterlist as devices,
} from '../meter/meter-line.ts';
