import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: asal nilainya',
  'why.counted': 'Kenaikan register meter-meter ini selama periode, termasuk perkiraan untuk celah:',
  'why.sum': 'Jumlah yang masuk, dikurangi yang pergi ke tempat lain:',
  'why.selfUse': 'Yang dipakai di lokasi, dibagi hasil produksi:',
  'why.selfSufficiency': 'Yang bukan dari jaringan, dibagi konsumsi:',
  'why.demand': 'Rata-rata seperempat jam tertinggi, dari angka meter di awal dan akhirnya.',
  'why.meters': 'Meter',
  'why.noMeters': 'Tidak ada meter di lokasi ini yang mengukurnya.',
  'why.rule': 'Tiga fase: {{rule}}',
  'why.known': 'Diketahui',
};
