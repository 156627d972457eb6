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
  'chart.readHint': 'Gunakan tombol panah untuk berpindah menit demi menit, atau dengan Shift jam demi jam.',
  'chart.barsHint':
    'Gunakan tombol panah kiri dan kanan untuk berpindah antarbatang, atas dan bawah untuk memilih seri.',
  'chart.barsOpenHint':
    'Gunakan tombol panah kiri dan kanan untuk berpindah antarbatang, atas dan bawah untuk memilih seri, dan Enter untuk membuka batang.',
  'chart.linesHint':
    'Gunakan tombol panah kiri dan kanan untuk menyusuri grafik, dengan Shift langkahnya lebih besar, atas dan bawah untuk memilih seri.',
  'chart.zoomOut': 'Perkecil',
  'chart.failed': 'Grafik tidak dapat dimuat. Tabel di bawah memuat angka yang sama.',
  'chart.estimated': 'perkiraan',
  'chart.compared': 'dibandingkan dengan',
  'chart.comparedOf': '{{name}} (pembanding)',
  'chart.budgetUsed': 'Terpakai: {{amount}}',
  'chart.budgetForecast': 'Prakiraan: {{amount}}',
  'chart.budgetTarget': 'Target: {{amount}}',
  'chart.day': 'Hari',
  'chart.month': 'Bulan',
  'chart.from': 'Dari',
  'chart.to': 'Ke',
  'chart.heatHint':
    'Gunakan tombol panah kiri dan kanan untuk berpindah antarjam, atas dan bawah untuk berpindah antarhari.',
  'chart.heatCaption': '{{unit}} per jam',
  'chart.noSuchHour': 'Jam ini tidak ada: jam dimajukan.',
  'chart.hatchedUnknown': 'Arsir: tidak ada data',
  'chart.letterOffPeak': '2',
  'chart.letterStandard': '1',
  'chart.letterPeak': 'W',
  'chart.flowsHint':
    'Tombol panah atas dan bawah membaca dari mana energi datang atau ke mana perginya, kiri dan kanan berpindah sisi.',
  'chart.save': 'Simpan grafik',
  'chart.savePicture': 'Gambar (PNG)',
  'chart.pictureFailed': 'Gambar tidak dapat dibuat. Coba lagi.',
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
};
