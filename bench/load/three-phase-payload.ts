/** A three-phase meter's upload, with counters that grow as the readings go on. */
export const threePhasePayload = (sn: string, importKwh: number): Record<string, unknown> => ({
  method: '1-272',
  mac: 'B0F8930C5A21',
  version: 'i.91.063T2',
  server: 'em',
  SN: sn,
  Datas: [
    [229.4, 2.31, 480, importKwh, 12.115, 49.98, 0.91],
    [230.1, 1.12, 231, importKwh + 0.5, 3.402, 49.98, 0.9],
    [228.7, 4.05, 902, importKwh + 1, 0.874, 49.98, 0.97],
  ],
});
