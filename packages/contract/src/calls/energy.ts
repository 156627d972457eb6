export {
  areaenergy as area,
  dataLine,
  energyhourdata as hours,
  energyhours as siteHours,
  energyreport as report,
  energyTypeColumn as column,
  energyTypeColumnSolar as columnSolar,
  inverterListOfSite as devicesOfSite,
  inverterlist as devices,
} from '../energy.ts';
