import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Przeciążenie',
  'incident.overVoltage': 'Zbyt wysokie napięcie',
  'incident.underVoltage': 'Zbyt niskie napięcie',
  'incident.overCurrent': 'Zbyt duży prąd',
  'incident.phaseLoss': 'Zanik fazy',
  'incident.phaseFrozen': 'Odczyty bez zmian',
  'incident.dayConsumption': 'Zużycie dzienne',
  'incident.monthConsumption': 'Zużycie miesięczne',
  'incident.budgetPace': 'Cel miesięczny',
  'incident.unusualConsumption': 'Nietypowe zużycie',
  'incident.noYield': 'Zbyt mała produkcja',
  'incident.baseLoadRisen': 'Wzrost obciążenia podstawowego',
  'incident.demandNearLimit': 'Pobierana moc blisko limitu',
  'incident.priceBelow': 'Niska cena',
  'incident.priceAbove': 'Wysoka cena',
  'incident.counterJudged': 'Poprawiony stan licznika',
  'incident.meterReplaced': 'Być może wymieniono licznik',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Znów w normie: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Korekta: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), faza {{phase}}',

  'incident.why.offline':
    'Od {{since}} nie dotarł żaden odczyt. Powiadomienie przychodzi, gdy trwa to dłużej niż {{limit}}.',
  'incident.why.overPower': 'Moc osiągnęła {{worst}}. Twój limit to {{limit}}.',
  'incident.why.overVoltage': 'Napięcie osiągnęło {{worst}}. Twój limit to {{limit}}.',
  'incident.why.underVoltage': 'Napięcie spadło do {{worst}}. Twój limit to {{limit}}.',
  'incident.why.overCurrent': 'Prąd osiągnął {{worst}}. Twój limit to {{limit}}.',
  'incident.why.phaseLoss': 'Na tej fazie jest tylko {{worst}}, podczas gdy inna faza ma napięcie.',
  'incident.why.phaseFrozen':
    'Odczyty tej fazy nie zmieniły się przez całą dobę, podczas gdy odczyty innej fazy się zmieniały. To, co płynie tą fazą, nie jest liczone.',
  'incident.why.dayConsumption': 'Zużycie w tym dniu wynosi dotąd {{worst}}. Twój limit to {{limit}}.',
  'incident.why.monthConsumption': 'Zużycie w tym miesiącu wynosi dotąd {{worst}}. Twój limit to {{limit}}.',
  'incident.why.budgetPace':
    'W tym tempie zużycie miesięczne wyniesie {{expected}}. To {{worst}} Twojego celu ({{target}}); powiadomienie przychodzi od {{limit}}.',
  'incident.why.unusualConsumption':
    'Zużycie w tym dniu wyniosło {{soFar}}. W takie dni zużywa się tu zwykle od {{usualLow}} do {{usualHigh}}.',
  'incident.why.noYield':
    'Przez kilka dni prawie nie było produkcji: w najgorszym dniu {{worst}}. O tej porze roku zwykle jest tu {{usual}} dziennie.',
  'incident.why.noYieldInSun':
    'Produkcja w tym dniu wyniosła {{worst}}. Przy takiej pogodzie wynosi tu zwykle {{usual}}.',
  'incident.why.baseLoadRisen':
    'To, co działa przez cały czas, pobiera {{soFar}}. Dawniej było to {{usual}}; wzrost wynosi {{worst}}.',
  'incident.why.demandNearLimit':
    'Średnia moc w tym kwadransie zmierza do {{worst}}. Twój limit to {{limit}}.',
  'incident.why.priceBelow':
    'Cena wynosi {{worst}} za kWh. Powiadomienie przychodzi przy cenie poniżej {{limit}}.',
  'incident.why.priceAbove':
    'Cena wynosi {{worst}} za kWh. Powiadomienie przychodzi przy cenie powyżej {{limit}}.',
  'incident.why.counterJudged':
    'Stan zmienił się skokowo z {{before}} na {{after}}. Energię odpowiednio poprawiono.',
  'incident.why.meterReplaced':
    'Liczydła zaczęły od nowa od {{after}}; wcześniej wskazywały {{before}}. Być może to inne urządzenie.',
  'incident.why.recovered': 'Trwało to od {{from}} do {{to}}.',
  'incident.why.corrected': 'Późniejsze odczyty pokazały, że tak nie było. Nie trzeba nic robić.',

  'incident.was.offline': 'Od {{since}} przez ponad {{limit}} nie dotarł żaden odczyt.',
  'incident.was.phaseLoss': 'Na tej fazie było tylko {{worst}}, podczas gdy inna faza miała napięcie.',
  'incident.was.dayConsumption': 'Zużycie w tym dniu wyniosło {{worst}}. Twój limit to {{limit}}.',
  'incident.was.monthConsumption': 'Zużycie w tym miesiącu wyniosło {{worst}}. Twój limit to {{limit}}.',
  'incident.was.budgetPace':
    'W tym tempie zużycie miesięczne wyniosłoby {{expected}}: {{worst}} Twojego celu ({{target}}). Powiadomienie przychodzi od {{limit}}.',
  'incident.was.baseLoadRisen':
    'To, co działa przez cały czas, pobierało {{soFar}}. Dawniej było to {{usual}}; wzrost wyniósł {{worst}}.',
  'incident.was.demandNearLimit':
    'Średnia moc w tym kwadransie zmierzała do {{worst}}. Twój limit to {{limit}}.',
  'incident.was.priceBelow':
    'Najniższa cena wyniosła {{worst}} za kWh. Powiadomienie przychodzi przy cenie poniżej {{limit}}.',
  'incident.was.priceAbove':
    'Najwyższa cena wyniosła {{worst}} za kWh. Powiadomienie przychodzi przy cenie powyżej {{limit}}.',

  'download.incidents': 'Alarmy Twoich obiektów i liczników wraz z przyczynami.',
  'download.alertRules': 'O czym chcesz otrzymywać powiadomienia i od jakich limitów.',

  'incident.todo.offline': 'Sprawdź zasilanie i połączenie sieciowe licznika, a potem adres przesyłania.',
  'incident.todo.overPower': 'Wyłącz coś o dużej mocy albo sprawdź, czy limit pasuje do Twojego przyłącza.',
  'incident.todo.overVoltage':
    'Jeśli to się utrzymuje, zgłoś to operatorowi sieci. Falowniki często wtedy same się wyłączają.',
  'incident.todo.underVoltage':
    'Jeśli to się utrzymuje, zgłoś to operatorowi sieci i sprawdź długie przewody oraz luźne zaciski.',
  'incident.todo.overCurrent': 'Wyłącz coś w tym obwodzie, zanim zrobi to bezpiecznik.',
  'incident.todo.phaseLoss': 'Sprawdź bezpiecznik tej fazy. Silniki nie mogą pracować na dwóch fazach.',
  'incident.todo.phaseFrozen':
    'Uruchom licznik ponownie. Jeśli to nie pomoże, zleć jego sprawdzenie lub wymianę.',
  'incident.todo.dayConsumption': 'Przejrzyj dzień godzina po godzinie, aby zobaczyć, co zużyło najwięcej.',
  'incident.todo.monthConsumption': 'Przejrzyj miesiąc dzień po dniu, aby zobaczyć, co zużyło najwięcej.',
  'incident.todo.budgetPace': 'Sprawdź, co wzrosło w porównaniu z zeszłym miesiącem, albo ustaw inny cel.',
  'incident.todo.unusualConsumption':
    'Przejrzyj dzień godzina po godzinie. Jeśli zużycie się zgadza, zaznacz, że to u Ciebie normalne.',
  'incident.todo.noYield': 'Sprawdź wyświetlacz falownika, jego wyłączniki i bezpiecznik.',
  'incident.todo.baseLoadRisen':
    'Dzień i noc działa coś, co wcześniej nie działało: pompa, grzejnik, niedomknięta lodówka.',
  'incident.todo.demandNearLimit':
    'Wyłącz do {{until}} odbiorniki o łącznej mocy {{power}}, aby pozostać poniżej limitu.',
  'incident.todo.priceBelow': 'Dobra pora na to, co może poczekać, na przykład ładowanie lub pranie.',
  'incident.todo.priceAbove': 'To, co może poczekać, włącz później.',
  'incident.todo.counterJudged': 'Sprawdź w dzienniku kontroli, czy poprawka jest właściwa.',
  'incident.todo.meterReplaced':
    'Jeśli licznik wymieniono, podaj to na jego stronie wraz ze stanem końcowym starego urządzenia.',
};
