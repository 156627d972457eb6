export const powerCheck = {
  'powerCheck.title': 'Pembanding daya',
  'powerCheck.text':
    'Hari dengan energi tercatat yang berbeda lebih dari 20% dan 0,2 kWh dari energi yang dihitung dari daya. Hanya hari dengan nilai daya setidaknya tiap 5 menit yang dibandingkan.',
  'powerCheck.none': 'Tidak ada hari yang berbeda.',
  'powerCheck.compared': 'Hari yang dibandingkan sejak {{date}}: {{days}}',
  'powerCheck.earlier': 'Periksa hari sebelumnya',
  'powerCheck.counted': 'Tercatat',
  'powerCheck.byPower': 'Dari daya',
  'powerCheck.cause.powerInKilowatts': 'Daya mungkin dikirim dalam kW, bukan W.',
  'powerCheck.cause.powerInMilliwatts': 'Daya mungkin dikirim dalam mW, bukan W.',
  'powerCheck.cause.countInWattHours': 'Stand mungkin dikirim dalam Wh, bukan kWh.',
  'powerCheck.cause.countInMegawattHours': 'Stand mungkin dikirim dalam MWh, bukan kWh.',
  'powerCheck.cause.judgement': 'Ada stand yang dikoreksi pada hari ini. Entri menunjukkan caranya.',
  'powerCheck.cause.estimated': 'Sebagian energi yang tercatat adalah perkiraan.',
  'powerCheck.cause.countStuck': 'Stand tidak bergerak padahal ada daya.',
  'powerCheck.cause.powerMissing': 'Stand terus naik, tetapi daya yang dikirim 0.',
  'powerCheck.cause.countJumped': 'Stand melonjak pada suatu saat di hari itu.',
  'powerCheck.cause.countDropped': 'Ada energi yang hilang dari stand pada suatu saat di hari itu.',
  'powerCheck.cause.reversed': 'Impor dan ekspor mungkin tertukar. Periksa arah trafo arus.',
  'powerCheck.cause.powerWithoutSign':
    'Daya mungkin dikirim tanpa tanda, sehingga ekspor tampak sebagai impor.',
  'powerCheck.cause.countWithoutSign': 'Stand mungkin menambahkan ekspor ke impor.',
  'powerCheck.cause.ratio':
    'Keduanya berbeda dengan faktor yang sama sepanjang hari. Periksa rasio trafo arus.',
  'powerCheck.cause.powerOfFewerPhases': 'Daya mungkin tidak mencakup semua fasa.',
  'powerCheck.cause.countOfFewerPhases': 'Stand mungkin tidak mencakup semua fasa.',
  'powerCheck.cause.unknown': 'Penyebab tidak ditemukan.',
};
