import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Pilih server Anda',
  'app.serverText': 'Masukkan alamat server Anda seperti yang dibuka di peramban.',
  'app.serverAddress': 'Alamat server',
  'app.serverHint': 'Misalnya https://energy.example.org atau 192.168.1.20:8080',
  'app.serverInvalid': 'Ini bukan alamat server.',
  'app.serverUnreachable':
    'Tidak ada server yang menjawab di alamat ini. Periksa alamatnya dan apakah ponsel ini terhubung ke jaringan yang benar. Mungkin juga server terlalu lama untuk aplikasi ini.',
  'app.serverPlain':
    'Alamat ini tidak terenkripsi: siapa pun di jaringan dapat membaca kata sandi dan data. Gunakan hanya di jaringan Anda sendiri.',
  'app.serverUse': 'Periksa dan gunakan',
  'app.phone': 'Ponsel ini',
  'app.pushAsk': 'Ponsel lalu menanyakan apakah aplikasi ini boleh menampilkan notifikasi.',
  'app.pushDenied':
    'Notifikasi tidak diizinkan di pengaturan ponsel, atau aplikasi ini dibuat tanpa notifikasi.',
};
