import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Yang dapat ditemukan',
  'demoFinds.hint': 'Riwayat demo ini berisi gangguan seperti pada keadaan nyata. Lihat bagaimana jadinya.',
  'demoFinds.silence': 'Sehari tanpa pembacaan: jam-jamnya diperkirakan dan tidak ada energi yang hilang',
  'demoFinds.restart': 'Menghitung lagi dari 0 setelah listrik padam: energi tetap berlanjut',
  'demoFinds.spike': 'Menampilkan satu angka yang salah: tidak ada yang dihitung darinya',
  'demoFinds.replacement': 'Diganti dengan meter baru, kedua angka meter tercatat',
  'demoFinds.question':
    'Menghitung lanjut dari angka lebih rendah setelah terputus: meter menanyakan apa yang terjadi',
  'demoFinds.invoice': 'Tagihan pemasok meminta lebih dari yang terukur',
};
