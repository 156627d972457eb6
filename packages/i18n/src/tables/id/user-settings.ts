import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Ubah kata sandi',
  'password.old': 'Kata sandi lama',
  'password.new': 'Kata sandi baru',
  'password.repeat': 'Ulangi kata sandi baru',
  'password.change': 'Ubah kata sandi',
  'password.changed': 'Kata sandi diubah',
  'password.reset': 'Kata sandi telah diatur ulang. Kata sandi baru Anda: {{password}}',
  'password.others': 'Anda tetap masuk di sini. Semua perangkat lain harus masuk lagi.',
  'password.demo': 'Kata sandi demo tidak dapat diubah.',
  'password.strength': 'Kekuatan: {{strength}}',
  'password.weak': 'lemah, lebih panjang lebih baik',
  'password.fair': 'cukup',
  'password.strong': 'kuat',
  'user.title': 'Pengaturan pengguna',
  'user.profile': 'Profil',
  'user.username': 'Nama pengguna',
  'user.fullName': 'Nama lengkap',
  'user.telephone': 'Telepon',
  'user.email': 'Email',
  'user.emailHint': 'Untuk membuat kata sandi baru jika Anda lupa',
  'user.notifications': 'Notifikasi',
  'user.push': 'Kirim notifikasi kepada saya',
  'user.pushHint': 'Peringatan dan pemberitahuan, di perangkat yang Anda izinkan.',
  'user.demo': 'Akun demo tidak dapat diubah.',
};
