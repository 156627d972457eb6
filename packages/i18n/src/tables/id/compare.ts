import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Tampilkan sebagai',
  'measure.money': 'Uang',
  'measure.cost': 'Biaya energi impor',
  'measure.income': 'Pendapatan ekspor',
  'measure.emitted': 'CO₂ energi impor',
  'measure.avoided': 'CO₂ yang dihindari tenaga surya',
  'measure.prices':
    'Setiap seperempat jam menurut harganya, dengan pajak energi. Biaya tetap, biaya daya, blok tarif, dan kredit ekspor hanya ada di tagihan.',
  'measure.noPrice': 'Tidak ada tarif yang memberi harga energi pada periode ini.',
  'measure.noFactor': 'Faktor CO₂ belum diisi untuk lokasi ini.',
  'measure.costSummary': '{{period}}: {{amount}} untuk energi impor.',
  'measure.co2Summary': '{{period}}: {{mass}} CO₂ dari energi impor.',
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
