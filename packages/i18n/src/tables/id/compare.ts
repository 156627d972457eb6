import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Bandingkan tagihan',
  'compare.link': 'Bandingkan dua periode atau dua lokasi',
  'compare.with': 'Dibandingkan dengan',
  'compare.otherPeriod': 'Periode lain',
  'compare.otherSite': 'Lokasi lain',
  'compare.figure': 'Besaran',
  'compare.difference': 'Selisih',
  'compare.differencePerDay': 'Selisih per hari',
  'compare.perDay': '{{first}} dan {{second}} hari: selisih dihitung per hari.',
  'compare.running': '{{name}} masih berjalan.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Berdampingan',
  'compare.differences': 'Selisih dari waktu ke waktu',
  'compare.differenceSummary':
    '{{first}} dikurangi {{second}}, sejauh keduanya diketahui dan sudah lewat: {{amount}}.',
  'compare.more': 'Lebih banyak di {{name}}',
  'compare.missing': 'Tidak ada data: {{name}}',
  'compare.currencies': 'Jumlah dalam mata uang berbeda tidak dibandingkan.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Jumlah',
};
