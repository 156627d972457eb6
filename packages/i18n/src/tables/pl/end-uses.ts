import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Na co poszła energia',
  'uses.ofMonth': 'Na co poszła energia w tym miesiącu',
  'uses.notMeasured': 'Niezmierzone',
  'uses.others': 'Pozostałe liczniki',
  'uses.restOf': 'Reszta licznika {{meter}}',
  'uses.own': '{{percent}} ze słońca i magazynu',
  'uses.alwaysOn': '{{energy}} stale',
  'uses.exceeds':
    'Liczniki pokazują o {{energy}} więcej, niż zużyto. Sprawdź, co mierzy każdy z nich i który stoi za innym.',
  'uses.exceedsMeter': 'Liczniki za {{meter}} pokazują o {{energy}} więcej niż on sam.',
  'uses.outside': '{{energy}} zmierzono, gdy zużycie było nieznane. Nie są wliczone.',
  'uses.unknown': 'nieznane przez {{percent}} czasu',
  'uses.prices':
    'Energia z sieci po cenie jej kwadransa, z podatkami od energii. Opłaty stałe, za moc i progi nie należą do żadnego urządzenia.',
  'uses.emissions':
    'CO₂ energii z sieci według współczynnika jej kwadransa. Słońce i to, co oddaje magazyn, liczą się bez CO₂.',
  'uses.unpriced': '{{energy}} z sieci nie ma ceny.',
  'uses.storage': 'Ładowanie magazynu z sieci',
  'uses.notByDevice': 'Niezależne od urządzeń',
  'uses.tiersAndTaxes': 'Progi, inne podatki i zaokrąglenia',
  'uses.legendAlwaysOn': 'Stale',
  'uses.none': 'Nic nie zużyto.',
};
