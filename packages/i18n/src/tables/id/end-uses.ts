import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Ke mana energi terpakai',
  'uses.ofMonth': 'Ke mana energi terpakai bulan ini',
  'uses.notMeasured': 'Tidak terukur',
  'uses.others': 'Meter lainnya',
  'uses.restOf': 'Sisa {{meter}}',
  'uses.own': '{{percent}} dari surya dan penyimpanan',
  'uses.alwaysOn': '{{energy}} selalu menyala',
  'uses.exceeds':
    'Meter menunjukkan {{energy}} lebih dari yang terpakai. Periksa apa yang diukur masing-masing dan mana yang berada di belakang meter lain.',
  'uses.exceedsMeter': 'Meter di belakang {{meter}} menunjukkan {{energy}} lebih dari meter itu sendiri.',
  'uses.outside': '{{energy}} terukur saat konsumsi tidak diketahui. Tidak disertakan.',
  'uses.unknown': 'tidak diketahui selama {{percent}} waktu',
  'uses.prices':
    'Energi dari jaringan dengan harga seperempat jamnya, termasuk pajak energi. Biaya tetap, biaya beban puncak, dan tingkatan bukan milik satu perangkat.',
  'uses.emissions':
    'CO₂ energi dari jaringan dengan faktor seperempat jamnya. Tenaga surya dan energi dari penyimpanan dihitung tanpa CO₂.',
  'uses.unpriced': '{{energy}} dari jaringan tidak memiliki harga.',
  'uses.storage': 'Mengisi penyimpanan dari jaringan',
  'uses.notByDevice': 'Bukan milik perangkat',
  'uses.tiersAndTaxes': 'Tingkatan, pajak lain, dan pembulatan',
  'uses.legendAlwaysOn': 'Selalu menyala',
  'uses.none': 'Tidak ada konsumsi.',
};
