/** A file of readings a minute apart, from a minute of 2025 on. */
export const minutesOfYear = (count: number, fromMinute = 0): string => {
  const lines = ['time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor'];
  for (let minute = fromMinute; minute < fromMinute + count; minute += 1) {
    const at = new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString();
    lines.push(`${at},1,230,1,600,${(70_000 + minute) / 100},0,50,1`);
  }
  return lines.join('\n');
};
