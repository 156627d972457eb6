import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Bulan dan tagihan yang berubah',
  'rejudged.intro':
    'Stand tersimpan dari meter Anda dinilai ulang: setelah pembaruan program, atau karena administrator meminta penghitungan ulang. Inilah isi bulan dan tagihan Anda sebelumnya, dan isinya sekarang.',
  'rejudged.none': 'Tidak ada bulan atau tagihan yang berubah',
  'rejudged.noneHint':
    'Jika suatu saat stand tersimpan dinilai ulang dan sebuah bulan atau tagihan berubah karenanya, Anda menemukannya di sini.',
  'rejudged.begun': 'Dinilai ulang pada {{date}}',
  'rejudged.meters': 'Meter yang dinilai ulang',
  'rejudged.months': 'Bulan',
  'rejudged.bills': 'Tagihan',
  'rejudged.period': 'Periode',
  'rejudged.before': 'Sebelumnya',
  'rejudged.after': 'Sekarang',
  'rejudged.difference': 'Selisih',
  'rejudged.cause': 'Penyebab',
  'rejudged.openAudit': 'Daftar audit {{meter}}',
  'rejudged.billHint':
    'Tagihan juga dapat berbeda karena versi program yang lebih baru membuat tagihan dengan aturan yang sudah diperbaiki.',
  'rejudged.link': 'Bulan dan tagihan yang berubah',
  'download.rejudged':
    'Isi bulan dan tagihan Anda sebelum stand tersimpan dinilai ulang, dan isinya sejak itu.',
  'notice.countsRejudged.title': 'Sebagian bulan atau tagihan Anda berubah',
  'notice.countsRejudged.content':
    'Stand tersimpan telah dinilai ulang. Meter: {{meters}}. Bulan yang berubah: {{months}}. Tagihan yang berubah: {{bills}}.',
};
