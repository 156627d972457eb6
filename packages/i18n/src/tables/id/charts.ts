import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Sehari penuh',
  'chart.wholePeriod': 'Seluruh periode',
  'chart.table': 'Tampilkan sebagai tabel',
  'chart.tableCaption': 'Angka pada grafik',
  'chart.hour': 'Jam',
  'chart.time': 'Waktu',
  'chart.mean': 'Rata-rata per jam dalam {{unit}}',
  'chart.read': 'Baca grafik',
  'chart.readHint': 'Tombol panah membaca hari menit demi menit, dengan Shift jam demi jam.',
  'chart.barsHint': 'Tombol panah kiri dan kanan membaca batang, atas dan bawah memilih satu seri.',
  'chart.barsOpenHint':
    'Tombol panah kiri dan kanan membaca batang, atas dan bawah memilih satu seri, Enter membuka batang.',
  'chart.linesHint':
    'Tombol panah kiri dan kanan membaca grafik, dengan Shift langkahnya lebih besar, atas dan bawah memilih satu seri.',
  'chart.zoomOut': 'Perkecil',
  'chart.failed': 'Grafik tidak dapat dimuat. Tabel di bawah memuat angka yang sama.',
  'chart.estimated': 'perkiraan',
  'chart.compared': 'dibandingkan dengan',
  'chart.comparedOf': '{{name}}, pembanding',
  'chart.budgetUsed': 'Terpakai: {{amount}}',
  'chart.budgetForecast': 'Prakiraan: {{amount}}',
  'chart.budgetTarget': 'Target: {{amount}}',
  'chart.day': 'Hari',
  'chart.month': 'Bulan',
  'chart.from': 'Dari',
  'chart.to': 'Ke',
  'chart.heatHint': 'Tombol panah kiri dan kanan membaca jam, atas dan bawah membaca hari.',
  'chart.heatCaption': 'kWh per jam',
  'chart.noSuchHour': 'Jam ini dilewati oleh perubahan waktu.',
  'chart.hatchedUnknown': 'Arsir: tidak ada data',
  'chart.letterOffPeak': '2',
  'chart.letterStandard': '1',
  'chart.letterPeak': 'W',
};
