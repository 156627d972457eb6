import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Tersimpan',
  'edit.deleted': 'Dihapus',
  'edit.edited': 'Diubah',
  'action.edit': 'Ubah',
  'action.save': 'Simpan',
  'action.delete': 'Hapus',
  'action.add': 'Tambah',
  'action.undo': 'Urungkan',
  'csv.file': 'Berkas CSV',
  'csv.noFile': 'Pilih sebuah berkas.',
  'csv.send': 'Unggah',
  'csv.line': 'Baris {{row}}: {{problem}}',
  'unsaved.question': 'Keluar tanpa menyimpan?',
  'unsaved.text': 'Perubahan Anda di halaman ini akan hilang.',
  'unsaved.leave': 'Keluar',
};
