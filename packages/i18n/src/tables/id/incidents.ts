import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Beban lebih',
  'incident.overVoltage': 'Tegangan lebih',
  'incident.underVoltage': 'Tegangan kurang',
  'incident.overCurrent': 'Arus lebih',
  'incident.phaseLoss': 'Fasa hilang',
  'incident.phaseFrozen': 'Pembacaan tidak berubah',
  'incident.dayConsumption': 'Konsumsi harian',
  'incident.monthConsumption': 'Konsumsi bulanan',
  'incident.budgetPace': 'Target bulanan',
  'incident.unusualConsumption': 'Konsumsi tidak wajar',
  'incident.noYield': 'Produksi terlalu rendah',
  'incident.baseLoadRisen': 'Beban dasar naik',
  'incident.demandNearLimit': 'Daya impor mendekati batas',
  'incident.priceBelow': 'Harga rendah',
  'incident.priceAbove': 'Harga tinggi',
  'incident.counterJudged': 'Stand meter dikoreksi',
  'incident.meterReplaced': 'Meter mungkin diganti',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Kembali normal: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Ralat: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), fasa {{phase}}',

  'incident.why.offline':
    'Tidak ada pembacaan yang masuk sejak {{since}}. Anda diberi tahu setelah {{limit}}.',
  'incident.why.overPower': 'Daya mencapai {{worst}}. Batas Anda {{limit}}.',
  'incident.why.overVoltage': 'Tegangan mencapai {{worst}}. Batas Anda {{limit}}.',
  'incident.why.underVoltage': 'Tegangan turun hingga {{worst}}. Batas Anda {{limit}}.',
  'incident.why.overCurrent': 'Arus mencapai {{worst}}. Batas Anda {{limit}}.',
  'incident.why.phaseLoss':
    'Tegangan fasa ini hanya {{worst}}, sedangkan ada fasa lain yang tetap bertegangan.',
  'incident.why.phaseFrozen':
    'Pembacaan fasa ini tidak berubah selama satu hari penuh, sedangkan pembacaan fasa lain berubah. Listrik yang mengalir di fasa ini tidak terhitung.',
  'incident.why.dayConsumption': 'Konsumsi harian sejauh ini {{worst}}. Batas Anda {{limit}}.',
  'incident.why.monthConsumption': 'Konsumsi bulanan sejauh ini {{worst}}. Batas Anda {{limit}}.',
  'incident.why.budgetPace':
    'Dengan laju ini, konsumsi sebulan akan mencapai {{expected}}. Itu {{worst}} dari target Anda sebesar {{target}}; Anda diberi tahu mulai {{limit}}.',
  'incident.why.unusualConsumption':
    'Konsumsi hari itu {{soFar}}. Pada hari seperti ini, di sini biasanya {{usualLow}} sampai {{usualHigh}}.',
  'incident.why.noYield':
    'Selama berhari-hari hampir tidak ada produksi: hanya {{worst}} pada hari terburuk. Pada musim seperti ini, di sini biasanya {{usual}} sehari.',
  'incident.why.noYieldInSun':
    'Produksi hari itu {{worst}}. Dalam cuaca seperti ini, di sini biasanya {{usual}}.',
  'incident.why.baseLoadRisen':
    'Beban yang selalu menyala kini {{soFar}}. Sebelumnya {{usual}}, jadi naik {{worst}}.',
  'incident.why.demandNearLimit':
    'Rata-rata 15 menit ini diperkirakan mencapai {{worst}}. Batas Anda {{limit}}.',
  'incident.why.priceBelow': 'Harganya {{worst}} per kWh. Anda diberi tahu jika di bawah {{limit}}.',
  'incident.why.priceAbove': 'Harganya {{worst}} per kWh. Anda diberi tahu jika di atas {{limit}}.',
  'incident.why.counterJudged':
    'Stand meter melompat dari {{before}} ke {{after}}. Energinya telah dikoreksi.',
  'incident.why.meterReplaced':
    'Stand meter mulai lagi dari {{after}}; sebelumnya {{before}}. Mungkin ini perangkat lain.',
  'incident.why.recovered': 'Berlangsung dari {{from}} sampai {{to}}.',
  'incident.why.corrected':
    'Pembacaan berikutnya menunjukkan bahwa ternyata tidak demikian. Tidak ada yang perlu dilakukan.',

  'incident.was.offline': 'Tidak ada pembacaan yang masuk selama lebih dari {{limit}}, sejak {{since}}.',
  'incident.was.phaseLoss':
    'Tegangan fasa ini hanya {{worst}}, sedangkan saat itu ada fasa lain yang tetap bertegangan.',
  'incident.was.dayConsumption': 'Konsumsi hari itu {{worst}}. Batas Anda {{limit}}.',
  'incident.was.monthConsumption': 'Konsumsi bulan itu {{worst}}. Batas Anda {{limit}}.',
  'incident.was.budgetPace':
    'Dengan laju saat itu, konsumsi sebulan akan mencapai {{expected}}: {{worst}} dari target Anda sebesar {{target}}. Anda diberi tahu mulai {{limit}}.',
  'incident.was.baseLoadRisen':
    'Beban yang selalu menyala saat itu {{soFar}}. Sebelumnya {{usual}}, jadi naik {{worst}}.',
  'incident.was.demandNearLimit':
    'Rata-rata 15 menit itu diperkirakan mencapai {{worst}}. Batas Anda {{limit}}.',
  'incident.was.priceBelow': 'Harga terendahnya {{worst}} per kWh. Anda diberi tahu jika di bawah {{limit}}.',
  'incident.was.priceAbove': 'Harga tertingginya {{worst}} per kWh. Anda diberi tahu jika di atas {{limit}}.',

  'download.incidents': 'Apa yang diberitahukan tentang lokasi dan meter Anda, dan alasannya.',
  'download.alertRules': 'Apa yang ingin Anda ketahui, dan mulai dari batas mana.',

  'incident.todo.offline': 'Periksa catu daya dan koneksi jaringan meter, lalu alamat unggahnya.',
  'incident.todo.overPower':
    'Matikan peralatan berdaya besar, atau periksa apakah batas ini sesuai dengan daya sambungan Anda.',
  'incident.todo.overVoltage':
    'Jika berlanjut, hubungi operator jaringan Anda. Inverter sering mati sendiri dalam keadaan ini.',
  'incident.todo.underVoltage':
    'Jika berlanjut, hubungi operator jaringan Anda, serta periksa kabel panjang dan terminal yang longgar.',
  'incident.todo.overCurrent':
    'Matikan sebagian peralatan di sirkuit ini sebelum MCB atau sekringnya memutus arus.',
  'incident.todo.phaseLoss': 'Periksa MCB atau sekring fasa ini. Motor tidak boleh berjalan dengan dua fasa.',
  'incident.todo.phaseFrozen':
    'Mulai ulang meter. Jika tidak membantu, mintalah agar meter diperiksa atau diganti.',
  'incident.todo.dayConsumption':
    'Lihat konsumsi per jam hari itu untuk mengetahui apa yang paling banyak memakai listrik.',
  'incident.todo.monthConsumption':
    'Lihat konsumsi per hari bulan itu untuk mengetahui apa yang paling banyak memakai listrik.',
  'incident.todo.budgetPace': 'Lihat apa yang naik dibandingkan bulan lalu, atau atur target lain.',
  'incident.todo.unusualConsumption':
    'Lihat konsumsi per jam hari itu. Jika memang benar, nyatakan bahwa ini wajar bagi Anda.',
  'incident.todo.noYield': 'Periksa layar inverter, sakelar, dan MCB-nya.',
  'incident.todo.baseLoadRisen':
    'Ada yang menyala siang malam padahal dulu tidak: pompa, pemanas, atau kulkas yang tidak tertutup rapat.',
  'incident.todo.demandNearLimit':
    'Matikan beban sebesar {{power}} sampai pukul {{until}} agar tetap di bawah batas.',
  'incident.todo.priceBelow':
    'Waktu yang tepat untuk hal yang bisa ditunda, seperti mengisi daya atau mencuci.',
  'incident.todo.priceAbove': 'Tunda dahulu pemakaian yang bisa menunggu.',
  'incident.todo.counterJudged': 'Lihat di daftar audit apakah koreksinya benar.',
  'incident.todo.meterReplaced': 'Jika meter sudah diganti, catat di halamannya beserta stand akhirnya.',
};
