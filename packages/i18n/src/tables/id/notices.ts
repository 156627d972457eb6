import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Pemberitahuan',
  'notices.types': 'Jenis pemberitahuan',
  'notices.product': 'Produk',
  'notices.productUnread': 'Produk ({{unread}})',
  'notices.promotion': 'Promosi',
  'notices.promotionUnread': 'Promosi ({{unread}})',
  'notices.autoSend': 'Otomatis',
  'notices.autoSendUnread': 'Otomatis ({{unread}})',
  'notices.new': 'Baru',
  'notices.readAll': 'Tandai semua sudah dibaca',
  'notices.allRead': 'Semuanya ditandai sudah dibaca.',
  'notices.more': 'Tampilkan lagi',
  'notices.year': 'Pemberitahuan ditampilkan selama setahun.',
  'notices.noProduct': 'Saat ini tidak ada berita tentang produk.',
  'notices.noPromotion': 'Saat ini tidak ada promosi.',
  'notices.noAutoSend': 'Anda tidak memiliki pesan otomatis.',
  'notice.title': 'Pemberitahuan',
  'notice.open': 'Buka halaman',
  'notice.choose': 'Pilih pemberitahuan untuk membacanya di sini.',
  'notice.missing': 'Pemberitahuan ini sudah tidak ada, atau bukan untuk Anda.',
  'notice.toList': 'Semua pemberitahuan',

  'notice.welcome.title': 'Selamat datang di {{brand}}',
  'notice.welcome.content':
    'Akun Anda sudah siap. Tambahkan meter dan tarif listrik Anda, lalu {{brand}} menampilkan pemakaian beserta biayanya.',
  'notice.feedbackAnswered.title': 'Masukan Anda telah dijawab',
  'notice.feedbackAnswered.content': 'Ada jawaban atas masukan Anda “{{title}}”.',
  'notice.feedbackFinished.title': 'Masukan Anda telah ditutup',
  'notice.feedbackFinished.content': 'Masukan Anda “{{title}}” telah ditutup.',
  'notice.serialNumberLost.title': 'Nomor seri {{sn}} kini milik akun lain',
  'notice.serialNumberLost.content':
    'Administrator memutuskan bahwa nomor seri {{sn}} milik akun lain. Meter Anda “{{meter}}” tetap menyimpan semua pembacaannya dan kini bernomor seri {{newSn}}. Mulai sekarang meter ini hanya menerima pembacaan yang dikirim dengan kunci unggahnya, yang ada di halaman meter. Jika menurut Anda ini keliru, hubungi administrator.',

  'notice.dailyReportSent.title': 'Laporan harian {{site}} telah dikirim',
  'notice.weeklyReportSent.title': 'Laporan mingguan {{site}} telah dikirim',
  'notice.monthlyReportSent.title': 'Laporan bulanan {{site}} telah dikirim',
  'notice.reportSent.content_other': 'Laporan ini mencakup {{period}} dan dikirim kepada {{count}} penerima.',
};
