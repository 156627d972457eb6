import type { TableLike } from '../../table.ts';
import type { channels as source } from '../en/channels.ts';

export const channels: TableLike<typeof source> = {
  'channels.title': 'Pesan',
  'channels.link': 'Pesan: bagaimana dan kapan Anda menerima peringatan',
  'channels.intro':
    'Peringatan selalu dapat dilihat di aplikasi. Di sini Anda memilih cara lain untuk menerimanya.',
  'channels.list': 'Saluran',
  'channels.none': 'Belum ada saluran',
  'channels.noneText': 'Tambahkan saluran untuk menerima peringatan tanpa membuka aplikasi.',
  'channels.demo': 'Demo tidak mengirim pesan.',
  'channels.full': 'Jumlah saluran Anda sudah maksimum.',

  'channels.kind.app': 'Di aplikasi',
  'channels.kind.mail': 'Email',
  'channels.kind.webPush': 'Peramban',
  'channels.kind.appPush': 'Aplikasi',
  'channels.kind.webhook': 'Webhook',
  'channels.kind.ntfy': 'ntfy',
  'channels.kindHint.mail': 'Ke alamat Anda atau alamat lain',
  'channels.kindHint.webPush': 'Notifikasi di perangkat ini, bahkan saat aplikasi ditutup',
  'channels.kindHint.webhook': 'JSON bertanda tangan ke program Anda sendiri',
  'channels.kindHint.ntfy': 'Ke topik di ntfy.sh atau di server ntfy Anda sendiri',
  'channels.thisBrowser': 'Peramban ini',

  'channels.add': 'Tambah saluran',
  'channels.addKind': 'Tambah: {{kind}}',
  'channels.added': 'Saluran ditambahkan',
  'channels.saved': 'Tersimpan',
  'channels.deleted': 'Saluran dihapus',
  'channels.name': 'Nama',
  'channels.nameHint': 'Agar mudah Anda kenali; boleh dikosongkan.',
  'channels.email': 'Alamat email',
  'channels.emailHint':
    'Alamat yang bukan alamat kontak Anda yang telah dikonfirmasi akan menerima tautan dahulu. Pesan baru dikirim setelah pemiliknya setuju.',
  'channels.webhookUrl': 'Alamat',
  'channels.webhookUrlHint':
    'Alamat ini menerima POST berisi JSON, dan menjawab dengan status 200 sampai 299.',
  'channels.ntfyUrl': 'Alamat topik',
  'channels.ntfyUrlHint': 'Misalnya https://ntfy.sh/a-name-that-nobody-guesses',
  'channels.ntfyToken': 'Token akses',
  'channels.ntfyTokenHint': 'Hanya untuk topik yang dilindungi.',
  'channels.showToken': 'Tampilkan token',
  'channels.hideToken': 'Sembunyikan token',
  'channels.secretTitle': 'Jaga kerahasiaannya',
  'channels.secretText':
    'Setiap pesan ditandatangani dengan kunci ini. Salin sekarang ke program Anda: kunci ini hanya ditampilkan sekali ini.',
  'channels.secret': 'Kunci rahasia penandatanganan',
  'channels.secretDone': 'Sudah saya salin',

  'channels.pushAsk':
    'Setelah ini peramban meminta izin Anda. Pesan lalu muncul di peramban ini di perangkat ini.',
  'channels.pushAllow': 'Izinkan notifikasi',
  'channels.pushDenied':
    'Notifikasi diblokir untuk halaman ini. Izinkan di pengaturan peramban Anda untuk halaman ini, lalu kembali ke sini.',
  'channels.pushUnsupported': 'Peramban ini tidak dapat menampilkan notifikasi saat aplikasi ditutup.',
  'channels.pushInsecure':
    'Peramban hanya mengizinkan notifikasi di halaman https. Tanyakan kepada administrator server ini.',
  'channels.pushInstall':
    'Di iPhone atau iPad, tambahkan dahulu aplikasi ke layar utama: ketuk Bagikan, lalu Tambah ke Layar Utama. Buka aplikasi dari sana dan kembali ke halaman ini.',
  'channels.pushFailed': 'Layanan push peramban tidak dapat dihubungi. Silakan coba lagi nanti.',
  'channels.pushOff':
    'Notifikasi dinonaktifkan di pengaturan pengguna Anda, sehingga tidak ada yang dikirim ke peramban dan aplikasi.',
  'channels.pushOn': 'Aktifkan',

  'channels.on': 'Kirim pesan',
  'channels.urgency': 'Peringatan mana',
  'channels.urgencyAll': 'Semua',
  'channels.urgencyUrgent': 'Hanya yang mendesak',
  'channels.kinds': 'Jenis',
  'channels.kindsAll': 'Semua jenis',
  'channels.kindsSome': 'Hanya jenis ini',
  'channels.kindsHint': 'Peringatan apa saja yang ada diatur untuk setiap lokasi.',
  'channels.kindsNone': 'Tanpa jenis, tidak ada yang dikirim.',
  'channels.ofSharedSites': 'Juga untuk lokasi yang dibagikan orang lain kepada saya',
  'channels.edit': 'Pengaturan {{name}}',
  'channels.change': 'Pengaturan',
  'channels.save': 'Simpan',
  'channels.test': 'Coba kirim',
  'channels.testOf': 'Coba kirim ke {{name}}',
  'channels.delete': 'Hapus',
  'channels.deleteOf': 'Hapus {{name}}',
  'channels.deleteQuestion': 'Hapus saluran ini?',
  'channels.deleteText':
    'Tidak ada lagi pesan ke {{name}}. Pesan yang pernah dikirim ke sana tidak ditampilkan lagi.',

  'channels.stateOff': 'Nonaktif',
  'channels.stateNew': 'Belum ada yang dikirim',
  'channels.stateGood': 'Pesan terakhir sampai pada {{time}}',
  'channels.stateFailing': 'Percobaan terakhir gagal pada {{time}}',
  'channels.stateUnconfirmed': 'Menunggu persetujuan pemilik alamat',
  'channels.stateLeft': 'Pemilik alamat tidak ingin menerima pesan lagi',
  'channels.stateGone': 'Penerima tidak ada lagi. Hapus saluran ini dan tambahkan lagi.',

  'channels.failure.unreachable': 'Penerima tidak dapat dihubungi.',
  'channels.failure.refused': 'Penerima tidak menerima pesan.',
  'channels.failure.gone': 'Penerima tidak ada lagi.',
  'channels.failure.private': 'Alamat ini berada di jaringan privat.',
  'channels.failure.expired': 'Pesan menunggu terlalu lama.',
  'channels.failure.capped': 'Batas email harian ke alamat ini sudah tercapai.',
  'channels.failure.unavailable': 'Server ini tidak dapat mengirim pesan jenis ini.',
  'channels.failure.pushOff': 'Notifikasi dinonaktifkan di pengaturan pengguna.',
  'channels.failure.unconfirmed': 'Pemilik alamat belum menyetujui.',
  'channels.answer': 'Rincian: {{answer}}',

  'channels.testSent': 'Pesan uji telah sampai.',
  'channels.testWaiting': 'Pesan uji menunggu dikirim.',
  'channels.testFailed': 'Pesan uji gagal. {{reason}}',
  'channels.testTitle': 'Pesan uji',
  'channels.testText': 'Seperti inilah pesan peringatan sampai di sini.',

  'channels.quiet': 'Jam tenang',
  'channels.quietOn': 'Jangan kirim pada jam tertentu',
  'channels.quietHint':
    'Pesan menunggu sampai jam tenang berakhir, menurut waktu lokasi. Yang sudah berakhir saat itu tidak diberitahukan, kecuali yang mendesak.',
  'channels.quietFrom': 'Dari',
  'channels.quietTo': 'Sampai',
  'channels.quietUrgent': 'Pesan mendesak tetap dikirim',

  'channels.messages': 'Pesan sebulan terakhir',
  'channels.noMessages': 'Belum ada pesan',
  'channels.more': 'Tampilkan lebih banyak',
  'channels.sent': 'Sudah sampai',
  'channels.waiting': 'Menunggu',
  'channels.failed': 'Gagal',
  'channels.messageOf': '{{channel}}, {{time}}',
  'channels.attempts_other': '{{count}} percobaan',
};
