import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Pintasan papan ketik',
  'keys.everywhere': 'Di mana saja',
  'keys.inCharts': 'Di grafik',
  'keys.inLists': 'Di tab, pilihan, dan daftar yang dapat diurutkan',
  'keys.next': 'Kontrol berikutnya',
  'keys.before': 'Kontrol sebelumnya',
  'keys.press': 'Tekan atau buka',
  'keys.close': 'Tutup dialog',
  'keys.list': 'Tampilkan daftar ini',
  'keys.point': 'Titik sebelumnya atau berikutnya',
  'keys.ends': 'Titik pertama dan terakhir',
  'keys.period': 'Periode sebelumnya atau berikutnya',
  'keys.series': 'Ganti seri',
  'keys.openPoint': 'Buka titik',
  'keys.choose': 'Pilih, atau pindahkan baris',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page up',
  'keys.named.pageDown': 'Page down',
};
