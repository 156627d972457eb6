export {
  billReportFile as bill,
  dataalertFile as dataalert,
  energyHoursFile as hours,
  energyReportFile as energy,
  loadAnalysisFile as load,
  otherAnalysisFile as other,
} from '../energy/report-file.ts';
