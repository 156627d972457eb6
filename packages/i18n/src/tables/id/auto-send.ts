import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Pengiriman otomatis',
  'autoSend.intro': 'Laporan dan peringatan lewat email, kepada Anda dan siapa pun yang Anda inginkan.',
  'autoSend.noMail':
    'Saat ini server tidak mengirim email. Yang Anda atur di sini tersimpan dan berlaku setelah server mengirim email lagi.',
  'autoSend.recipients': 'Penerima',
  'autoSend.recipientsHint':
    'Ketik alamat email lalu tekan Enter, koma, atau titik koma. Paling banyak {{count}}; setiap orang dapat keluar dari daftar melalui tautan di setiap email.',
  'autoSend.recipientList': 'Penerima dalam daftar',
  'autoSend.remove': 'Hapus {{email}}',
  'autoSend.useOwn': 'Tambah alamat saya',
  'autoSend.stateNever': 'Belum ada yang dikirim',
  'autoSend.stateSent': 'Terakhir dikirim pada {{time}}',
  'autoSend.stateFailed': 'Email terakhir tidak dapat dikirim: {{error}}',
  'autoSend.stateLeft':
    'Tidak ingin menerima email ini lagi. Hanya penerima sendiri yang dapat membatalkannya, melalui tautan di email sebelumnya.',
  'autoSend.what': 'Yang dikirim',
  'autoSend.alertNotification': 'Peringatan, seketika',
  'autoSend.exceptionSending': 'Gangguan perangkat, data, dan pengiriman, sekali sehari',
  'autoSend.dailyReport': 'Laporan harian',
  'autoSend.weeklyReport': 'Laporan mingguan, setiap hari Senin',
  'autoSend.monthlyReport': 'Laporan bulanan, setiap tanggal 1',
  'autoSend.when':
    'Laporan dikirim pukul {{time}} menurut zona waktu masing-masing lokasi, satu untuk setiap lokasi.',
  'autoSend.contents': 'Isi laporan',
  'autoSend.placeInfo': 'Informasi lokasi',
  'autoSend.exceptionInfo': 'Gangguan selama periode',
  'autoSend.alertInfo': 'Peringatan selama periode',
  'autoSend.faultyDeviceState': 'Perangkat yang tidak bekerja',
  'autoSend.tryOut': 'Coba laporan',
  'autoSend.tryHint':
    'Dengan laporan terbaru, sesuai pengaturan yang tersimpan. Email uji hanya dikirim ke alamat Anda sendiri.',
  'autoSend.site': 'Lokasi',
  'autoSend.kind': 'Laporan',
  'autoSend.daily': 'Harian',
  'autoSend.weekly': 'Mingguan',
  'autoSend.monthly': 'Bulanan',
  'autoSend.preview': 'Pratinjau',
  'autoSend.sendTest': 'Kirimi saya email uji',
  'autoSend.testSent': 'Email uji sedang dikirim ke {{email}}.',
  'autoSend.noSite': 'Laporan selalu tentang sebuah lokasi. Tambahkan lokasi dahulu.',

  'leave.title': 'Berhenti menerima email',
  'leave.intro':
    'Tekan tombol agar alamat Anda tidak lagi menerima laporan dan peringatan dari pengirim ini.',
  'leave.leave': 'Berhenti menerima',
  'leave.left': 'Anda tidak akan menerimanya lagi',
  'leave.leftHint': '{{sender}} tidak dapat lagi mengirim laporan dan peringatan ke {{email}}.',
  'leave.back': 'Terima lagi',
  'leave.returned': 'Anda akan menerimanya lagi',
  'leave.returnedHint': '{{sender}} dapat mengirim laporan dan peringatan ke {{email}}.',
  'leave.invalid': 'Tautan ini tidak berfungsi',
  'leave.invalidHint':
    'Tautannya tidak lengkap, sudah sangat lama, atau akun pengirimnya tidak ada lagi. Gunakan tautan di email terbaru.',
  'leave.channelIntro':
    'Tekan tombol agar tidak lagi menerima pesan tentang peringatan dari pengirim ini melalui saluran ini.',
  'leave.channelLeftHint':
    '{{sender}} tidak dapat lagi mengirim pesan tentang peringatan ke {{email}} melalui saluran ini.',
  'leave.channelReturnedHint': '{{sender}} dapat mengirim pesan tentang peringatan ke {{email}}.',
  'leave.channelInvalidHint':
    'Tautannya tidak lengkap, sudah sangat lama, atau saluran ini tidak ada lagi. Gunakan tautan di email terbaru.',
};
