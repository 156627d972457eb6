import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Mengapa lebih tinggi atau rendah?',
  'billChange.than': 'Dibandingkan dengan',
  'billChange.previous': 'Periode sebelumnya',
  'billChange.lastYear': 'Setahun lalu',
  'billChange.more': '{{amount}} lebih dari {{period}}',
  'billChange.less': '{{amount}} kurang dari {{period}}',
  'billChange.same': 'Sama dengan {{period}}',
  'billChange.unknown': 'Tagihan lainnya tidak diketahui, jadi tidak ada yang bisa dibandingkan.',
  'billChange.open': 'Kedua tagihan dibandingkan sampai jumlah hari penuh yang sama.',
  'billChange.days': 'Jumlah hari',
  'billChange.use': 'Konsumsi: {{meter}}',
  'billChange.useRest': 'Konsumsi yang tidak terukur',
  'billChange.useAll': 'Konsumsi',
  'billChange.selfUse': 'Bagian dari energi sendiri',
  'billChange.hours': 'Waktu pemakaian',
  'billChange.prices': 'Harga',
  'billChange.energy': 'Energi yang dibeli',
  'billChange.tiers': 'Tingkatan dan pembulatan',
  'billChange.exportCredit': 'Kredit ekspor',
  'billChange.fixed': 'Biaya tetap',
  'billChange.demand': 'Biaya beban puncak',
  'billChange.taxes': 'Pajak',
  'billChange.income': 'Pendapatan ekspor',
};
