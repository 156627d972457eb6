import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Halo {{name}},',
  'mail.greetingWithoutName': 'Halo,',
  'mail.linkAsText': 'Jika tombol tidak berfungsi, buka alamat ini di peramban Anda:',
  'mail.automatic': 'Email ini dikirim secara otomatis. Balasan tidak dibaca.',

  'mail.welcome.subject': 'Selamat datang di {{brand}}',
  'mail.welcome.text': 'Akun Anda sudah siap. Nama pengguna Anda adalah {{username}}.',
  'mail.welcome.next': 'Masuk untuk melihat apa yang diukur meter Anda dan untuk menambahkan tarif.',
  'mail.welcome.button': 'Buka {{brand}}',
  'mail.welcome.why':
    'Anda menerima email ini karena alamat ini dimasukkan saat akun didaftarkan. Jika bukan Anda yang mendaftar, abaikan email ini.',

  'mail.confirmEmail.subject': 'Konfirmasikan alamat email Anda',
  'mail.confirmEmail.text':
    'Konfirmasikan bahwa alamat ini benar milik Anda. Alamat ini dipakai untuk menghubungi Anda tentang akun, misalnya saat Anda lupa kata sandi.',
  'mail.confirmEmail.button': 'Konfirmasi alamat ini',
  'mail.confirmEmail.why':
    'Anda menerima email ini karena alamat ini dimasukkan sebagai alamat kontak sebuah akun. Jika bukan Anda yang memasukkannya, abaikan email ini; alamat ini akan tetap belum dikonfirmasi.',

  'mail.resetPassword.subject': 'Buat kata sandi baru',
  'mail.resetPassword.text': 'Ada permintaan kata sandi baru untuk akun {{username}}.',
  'mail.resetPassword.next_other':
    'Tautan di bawah hanya dapat dipakai satu kali dan berlaku selama {{count}} menit.',
  'mail.resetPassword.button': 'Buat kata sandi baru',
  'mail.resetPassword.why':
    'Anda menerima email ini karena seseorang memasukkan nama pengguna Anda di halaman lupa kata sandi. Jika bukan Anda yang memintanya, abaikan email ini; kata sandi Anda tidak berubah.',

  'mail.passwordChanged.subject': 'Kata sandi Anda telah diubah',
  'mail.passwordChanged.text': 'Kata sandi akun {{username}} baru saja diubah.',
  'mail.passwordChanged.next': 'Jika bukan Anda yang mengubahnya, segera buat kata sandi baru.',
  'mail.passwordChanged.button': 'Buat kata sandi baru',
  'mail.passwordChanged.why': 'Anda menerima email ini karena alamat ini adalah alamat kontak akun tersebut.',

  'mail.accountToBeDeleted.subject': 'Akun Anda akan dihapus',
  'mail.accountToBeDeleted.text':
    'Sesuai permintaan, akun {{username}} beserta seluruh isinya akan dihapus pada {{date}}.',
  'mail.accountToBeDeleted.next':
    'Sampai saat itu Anda masih dapat membatalkannya. Jika Anda tidak memintanya, pertahankan akun dan ubah kata sandi Anda.',
  'mail.accountToBeDeleted.button': 'Pertahankan akun',
  'mail.accountToBeDeleted.why':
    'Anda menerima email ini karena alamat ini adalah alamat kontak akun tersebut.',

  'mail.accountDeleted.subject': 'Akun Anda telah dihapus',
  'mail.accountDeleted.text': 'Akun {{username}} beserta seluruh isinya telah dihapus.',
  'mail.accountDeleted.next':
    'Terima kasih telah menggunakan {{brand}}. Anda dapat mendaftar lagi kapan saja.',
  'mail.accountDeleted.why':
    'Anda menerima email ini karena alamat ini sebelumnya adalah alamat kontak akun tersebut. Ini email yang terakhir.',

  'mail.feedbackAnswered.subject': 'Masukan Anda “{{title}}” telah dijawab',
  'mail.feedbackAnswered.text': 'Berikut jawaban atas pesan Anda:',
  'mail.feedbackAnswered.button': 'Buka percakapan',
  'mail.feedbackAnswered.why':
    'Anda menerima email ini karena Anda memberikan alamat ini untuk jawaban atas masukan Anda.',
};
