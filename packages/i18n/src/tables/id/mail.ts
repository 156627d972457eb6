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

  'mail.confirmChannel.subject': 'Bolehkah pesan dikirim ke alamat ini?',
  'mail.confirmChannel.text':
    'Pemilik akun {{username}} ingin agar pesan tentang meter listrik, misalnya bahwa sebuah meter offline, dikirim ke alamat ini. Pesan hanya dikirim jika Anda setuju.',
  'mail.confirmChannel.why':
    'Anda menerima email ini karena seseorang memasukkan alamat ini untuk menerima pesan. Jika Anda tidak menginginkannya, abaikan email ini; tidak ada lagi yang dikirim.',

  'mail.channelTest.button': 'Buka halaman Pesan',

  'mail.incident.button': 'Buka peringatan',
  'mail.incident.why':
    'Anda menerima email ini karena pesan peringatan dikirim ke alamat ini. Pemilik akun dapat mengubahnya di pengaturan pengguna, pada bagian Pesan.',
  'mail.autoSend.first':
    '{{sender}} memasukkan alamat ini sebagai penerima laporan dan peringatan dari {{brand}}. Jika Anda tidak menginginkannya, gunakan tautan di akhir email ini.',
  'mail.autoSend.whyOwn':
    'Anda menerima email ini karena alamat Anda ada dalam daftar penerima di pengaturan Anda.',
  'mail.autoSend.whyOther':
    'Anda menerima email ini karena {{sender}} memasukkan alamat Anda sebagai penerima laporan dan peringatan.',
  'mail.autoSend.whyTest': 'Anda menerima email ini karena Anda meminta pengiriman uji.',
  'mail.autoSend.leave': 'Berhenti menerima email ini',

  'mail.report.dailySubject': 'Laporan harian {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Laporan mingguan {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Laporan bulanan {{site}}: {{period}}',
  'mail.report.test': 'Uji coba: {{subject}}',
  'mail.report.button': 'Buka laporan',
  'mail.report.attached': 'Semua angka ada di lembar kerja terlampir.',
  'mail.report.noData': 'Tidak ada pembacaan dari periode ini. Karena itu angkanya tidak diketahui.',
  'mail.report.skipped_other':
    '{{count}} laporan sebelumnya, untuk {{period}}, tidak dapat dikirim tepat waktu. Ini yang terbaru; yang sebelumnya tidak dikirim lagi.',
  'mail.report.energy': 'Energi',
  'mail.report.consumption': 'Konsumsi',
  'mail.report.import': 'Dari jaringan',
  'mail.report.export': 'Ke jaringan',
  'mail.report.yield': 'Produksi',
  'mail.report.selfUse': 'Konsumsi sendiri',
  'mail.report.selfSufficiency': 'Kemandirian energi',
  'mail.report.demand': 'Impor tertinggi dalam 15 menit',
  'mail.report.bill': 'Tagihan sejauh ini, sejak {{date}}',
  'mail.report.billOf': 'Tagihan, {{period}}',
  'mail.report.changeDaily': '{{change}} dibandingkan hari sebelumnya',
  'mail.report.changeWeekly': '{{change}} dibandingkan minggu sebelumnya',
  'mail.report.changeMonthly': '{{change}} dibandingkan bulan sebelumnya',
  'mail.report.coverage': 'Kelengkapan data',
  'mail.report.measured': '{{share}} terukur',
  'mail.report.estimated': '{{share}} diperkirakan',
  'mail.report.missing': '{{share}} hilang',
  'mail.report.dayPicture': 'Hari itu per 15 menit, dalam {{unit}}',
  'mail.report.daysPicture': 'Periode itu per hari, dalam {{unit}}',
  'mail.report.monthPicture': 'Bulan ini sejauh ini per hari, dalam {{unit}}',
  'mail.report.pictureText': 'Grafik: {{what}}; tertinggi {{highest}}.',
  'mail.report.place': 'Lokasi',
  'mail.report.address': 'Alamat',
  'mail.report.meters': 'Meter',
  'mail.report.systemSize': 'Kapasitas sistem',
  'mail.report.exceptions': 'Gangguan',
  'mail.report.noExceptions': 'Tidak ada gangguan pada periode ini.',
  'mail.report.quarantined_other':
    '{{count}} pembacaan memiliki waktu yang tidak masuk akal dan menunggu keputusan Anda.',
  'mail.report.alerts': 'Peringatan',
  'mail.report.noAlerts': 'Tidak ada peringatan',
  'mail.report.open': 'Berlangsung sejak {{from}}',
  'mail.report.more_other': 'Masih ada {{count}} lagi; lihat daftarnya di aplikasi.',
  'mail.report.devices': 'Perangkat',
  'mail.report.allDevicesWork': 'Semua perangkat mengirim data.',
  'mail.report.deviceSilent': 'Tidak ada pembacaan sejak {{since}}',
  'mail.report.deviceNever': 'Belum pernah ada pembacaan yang masuk',
  'mail.report.deviceFault': 'Ada gangguan yang masih berlangsung',

  'mail.exceptions.subject': 'Ada yang memerlukan perhatian Anda',
  'mail.exceptions.text': 'Ini yang terjadi sejak {{since}}.',
  'mail.exceptions.faults': 'Gangguan',
  'mail.exceptions.quarantined': 'Pembacaan dengan waktu yang tidak masuk akal',
  'mail.exceptions.quarantinedOf_other': '{{count}} pembacaan menunggu keputusan Anda',
  'mail.exceptions.sending': 'Pengiriman',
  'mail.exceptions.failedMail': '“{{subject}}” ke {{to}}',
  'mail.exceptions.failedReport':
    'Email laporan {{date}} tidak dapat dibuat, tetapi laporannya ada di aplikasi.',
  'mail.exceptions.failedMessages_other': '{{count}} pesan tidak dapat disampaikan',
  'mail.exceptions.button': 'Buka {{brand}}',
};
