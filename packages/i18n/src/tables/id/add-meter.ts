import type { TableLike } from '../../table.ts';
import type { addMeter as source } from '../en/add-meter.ts';

export const addMeter: TableLike<typeof source> = {
  'add.stepOf': 'Langkah {{step}} dari {{total}}',
  'add.make': 'Apa yang mengirim pembacaan?',
  'add.iammeter': 'Meter IAMMETER',
  'add.iammeterHint': 'WEM3080, WEM3080T, dan sejenisnya',
  'add.homeAssistant': 'Home Assistant',
  'add.homeAssistantHint': 'Meneruskan nilai setiap meter yang dikenalnya, termasuk melalui MQTT atau Modbus',
  'add.http': 'Perangkat atau program lain',
  'add.httpHint': 'Apa pun yang dapat mengirim JSON melalui HTTP',
  'add.file': 'Berkas',
  'add.fileHint': 'Pembacaan lampau dalam CSV atau Green Button',
  'add.protocols':
    'Server ini menerima pembacaan melalui HTTP dan HTTPS. Ubah meter yang memakai MQTT atau TCP ke HTTP, atau biarkan Home Assistant meneruskan nilainya.',
  'add.wholeForm': 'Meter virtual, atau semuanya dalam satu formulir',
  'add.next': 'Lanjutkan',
  'add.number': 'Meter yang mana?',
  'add.numberWhere': 'Nomor seri tercetak pada perangkat dan tampil di halamannya sendiri.',
  'add.makeUp': 'Buat nomor',
  'add.makeUpHint': 'Program atau berkas tidak memiliki nomor seri sendiri: buatlah satu.',
  'add.settings': 'Masukkan pengaturan ini',
  'add.way': 'Apa yang dapat diatur pada perangkat?',
  'add.wayKey': 'Alamatnya sendiri',
  'add.wayKeyHint':
    'Alamat ini berisi kunci rahasia: tidak ada orang lain yang dapat mengirim untuk meter ini.',
  'add.waySn': 'Hanya nomor serinya',
  'add.waySnHint':
    'Untuk firmware yang tidak menerima alamat itu. Siapa pun yang tahu nomornya dapat mengirim pembacaan.',
  'add.stepType': 'Di pengaturan lanjutan, masukkan nilai ini persis seperti tertulis, lalu simpan:',
  'add.runMode': 'Mode kerja (Run mode)',
  'add.interval': 'Interval unggah (detik)',
  'add.haText':
    'Tambahkan keduanya ke Home Assistant, ganti nama sensor dengan milik Anda, lalu mulai ulang.',
  'add.haCommand': 'Untuk configuration.yaml',
  'add.haAutomation': 'Sebagai otomatisasi',
  'add.httpText': 'Kirim satu permintaan POST per pembacaan ke alamat ini.',
  'add.example': 'Isi permintaan',
  'add.command': 'Untuk mencobanya secara manual',
  'add.values':
    'Nilainya adalah tegangan (V), arus (A), daya (W, negatif saat ekspor), penghitung impor dan ekspor (kWh), frekuensi (Hz), dan faktor daya. Dua yang terakhir boleh dihilangkan; nilai yang tidak diketahui ditulis null. Meter tiga fase mengirim “Datas”, daftar berisi tiga baris seperti itu.',
  'add.fileText':
    'Impor berkas di halaman berikutnya, lalu kembali ke sini untuk memberi nama meter. Impor dapat diulang kapan saja.',
  'add.toCheck': 'Selesai: tunggu pembacaan pertama',
  'add.later': 'Selesaikan nanti',
  'add.nothing': 'Belum ada yang masuk dari meter ini.',
  'add.nothingHelp':
    'Halaman ini memeriksa setiap beberapa detik. Jika tidak ada yang masuk dalam beberapa menit, periksa apakah perangkat terhubung ke jaringan dan alamat disimpan persis seperti yang ditampilkan.',
  'add.noneAccepted': 'Unggahan masuk, tetapi belum ada yang diterima.',
  'add.showSettings': 'Tampilkan pengaturan lagi',
  'add.refused': 'Masuk, tetapi ditolak',
  'add.refusedByKey': 'Ke alamatnya sendiri · unggahan: {{count}} · terakhir: {{time}}',
  'add.refusedBySn': 'Dengan nomor seri saja · unggahan: {{count}} · terakhir: {{time}}',
  'add.sentSn': 'Perangkat menyebut nomor seri {{sn}}. Jika itu benar, perbaiki di sini.',
  'add.correctNumber': 'Perbaiki nomor seri',
  'add.arrived': 'Pembacaan pertama telah masuk',
  'add.compare': 'Bandingkan nilai ini dengan yang ada pada meter itu sendiri.',
  'add.details': 'Nama dan penggunaan',
  'add.finish': 'Selesai',
};
