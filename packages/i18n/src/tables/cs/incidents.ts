import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Přetížení',
  'incident.overVoltage': 'Přepětí',
  'incident.underVoltage': 'Podpětí',
  'incident.overCurrent': 'Nadproud',
  'incident.phaseLoss': 'Výpadek fáze',
  'incident.phaseFrozen': 'Odečty se nemění',
  'incident.dayConsumption': 'Spotřeba za den',
  'incident.monthConsumption': 'Spotřeba za měsíc',
  'incident.budgetPace': 'Měsíční cíl',
  'incident.unusualConsumption': 'Neobvyklá spotřeba',
  'incident.noYield': 'Příliš nízká výroba',
  'incident.baseLoadRisen': 'Základní zatížení vzrostlo',
  'incident.demandNearLimit': 'Odebíraný výkon blízko meze',
  'incident.priceBelow': 'Nízká cena',
  'incident.priceAbove': 'Vysoká cena',
  'incident.counterJudged': 'Stav počítadla opraven',
  'incident.meterReplaced': 'Elektroměr možná vyměněn',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Opět v pořádku: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Oprava: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), fáze {{phase}}',

  'incident.why.offline':
    'Od {{since}} nepřišel žádný odečet. Upozornění přichází, když to trvá déle než {{limit}}.',
  'incident.why.overPower': 'Výkon dosáhl {{worst}}. Vaše mez je {{limit}}.',
  'incident.why.overVoltage': 'Napětí dosáhlo {{worst}}. Vaše mez je {{limit}}.',
  'incident.why.underVoltage': 'Napětí kleslo na {{worst}}. Vaše mez je {{limit}}.',
  'incident.why.overCurrent': 'Proud dosáhl {{worst}}. Vaše mez je {{limit}}.',
  'incident.why.phaseLoss': 'Tato fáze má jen {{worst}}, zatímco jiná fáze napětí má.',
  'incident.why.phaseFrozen':
    'Odečty této fáze se celý den nezměnily, zatímco u jiné fáze se měnily. Co touto fází protéká, se nezapočítává.',
  'incident.why.dayConsumption': 'Spotřeba za den je zatím {{worst}}. Vaše mez je {{limit}}.',
  'incident.why.monthConsumption': 'Spotřeba za měsíc je zatím {{worst}}. Vaše mez je {{limit}}.',
  'incident.why.budgetPace':
    'Při tomto tempu bude spotřeba za měsíc {{expected}}. To je {{worst}} vašeho cíle {{target}}; upozornění přichází od {{limit}}.',
  'incident.why.unusualConsumption':
    'Spotřeba za den byla {{soFar}}. V takové dny zde bývá {{usualLow}} až {{usualHigh}}.',
  'incident.why.noYield':
    'Několik dní nebyla téměř žádná výroba: nejhorší den {{worst}}. V tuto roční dobu zde bývá {{usual}} za den.',
  'incident.why.noYieldInSun': 'Výroba za den byla {{worst}}. Za takového počasí zde bývá {{usual}}.',
  'incident.why.baseLoadRisen':
    'Stále přítomné zatížení je {{soFar}}. Dříve bylo {{usual}}, je tedy o {{worst}} vyšší.',
  'incident.why.demandNearLimit': 'Tato čtvrthodina směřuje k průměru {{worst}}. Vaše mez je {{limit}}.',
  'incident.why.priceBelow': 'Cena je {{worst}} za kWh. Upozornění přichází při ceně pod {{limit}}.',
  'incident.why.priceAbove': 'Cena je {{worst}} za kWh. Upozornění přichází při ceně nad {{limit}}.',
  'incident.why.counterJudged': 'Stav skočil z {{before}} na {{after}}. Energie byla podle toho opravena.',
  'incident.why.meterReplaced':
    'Počítadla začala znovu od {{after}}; předtím ukazovala {{before}}. Možná jde o jiné zařízení.',
  'incident.why.recovered': 'Trvalo to od {{from}} do {{to}}.',
  'incident.why.corrected': 'Pozdější odečty ukázaly, že tomu tak nebylo. Není třeba nic dělat.',

  'incident.was.offline': 'Od {{since}} nepřišel žádný odečet déle než {{limit}}.',
  'incident.was.phaseLoss': 'Tato fáze měla jen {{worst}}, zatímco jiná fáze napětí měla.',
  'incident.was.dayConsumption': 'Spotřeba za den byla {{worst}}. Vaše mez je {{limit}}.',
  'incident.was.monthConsumption': 'Spotřeba za měsíc byla {{worst}}. Vaše mez je {{limit}}.',
  'incident.was.budgetPace':
    'Při tom tempu by spotřeba za měsíc byla {{expected}}: {{worst}} vašeho cíle {{target}}. Upozornění přichází od {{limit}}.',
  'incident.was.baseLoadRisen':
    'Stále přítomné zatížení bylo {{soFar}}. Dříve bývalo {{usual}}, bylo tedy o {{worst}} vyšší.',
  'incident.was.demandNearLimit': 'Čtvrthodina směřovala k průměru {{worst}}. Vaše mez je {{limit}}.',
  'incident.was.priceBelow':
    'Nejnižší cena byla {{worst}} za kWh. Upozornění přichází při ceně pod {{limit}}.',
  'incident.was.priceAbove':
    'Nejvyšší cena byla {{worst}} za kWh. Upozornění přichází při ceně nad {{limit}}.',

  'download.incidents': 'Výstrahy vašich objektů a elektroměrů a jejich důvody.',
  'download.alertRules': 'Na co chcete být upozorněni a od jakých mezí.',

  'incident.todo.offline': 'Zkontrolujte napájení a síťové připojení elektroměru, potom adresu odesílání.',
  'incident.todo.overPower': 'Vypněte něco s velkým příkonem, nebo ověřte, zda mez odpovídá vaší přípojce.',
  'incident.todo.overVoltage':
    'Pokud to trvá, oznamte to provozovateli sítě. Střídače se v takovém případě často samy vypínají.',
  'incident.todo.underVoltage':
    'Pokud to trvá, oznamte to provozovateli sítě a zkontrolujte dlouhé kabely a uvolněné svorky.',
  'incident.todo.overCurrent': 'Vypněte něco v tomto obvodu dřív, než to udělá jistič.',
  'incident.todo.phaseLoss': 'Zkontrolujte jištění této fáze. Motory nesmějí běžet na dvě fáze.',
  'incident.todo.phaseFrozen':
    'Restartujte elektroměr. Pokud to nepomůže, nechte ho zkontrolovat nebo vyměnit.',
  'incident.todo.dayConsumption': 'Podívejte se po hodinách, co ten den spotřebovalo nejvíc.',
  'incident.todo.monthConsumption': 'Podívejte se po dnech, co ten měsíc spotřebovalo nejvíc.',
  'incident.todo.budgetPace': 'Podívejte se, co proti minulému měsíci vzrostlo, nebo nastavte jiný cíl.',
  'incident.todo.unusualConsumption':
    'Podívejte se na den po hodinách. Pokud je to v pořádku, uveďte, že je to u vás normální.',
  'incident.todo.noYield': 'Podívejte se na displej střídače, jeho vypínače a jištění.',
  'incident.todo.baseLoadRisen':
    'Ve dne v noci běží něco, co dříve neběželo: čerpadlo, topení, nedovřená lednice.',
  'incident.todo.demandNearLimit':
    'Vypněte až do {{until}} spotřebiče o výkonu {{power}}, abyste zůstali pod mezí.',
  'incident.todo.priceBelow': 'Vhodná doba pro to, co počká, třeba nabíjení nebo praní.',
  'incident.todo.priceAbove': 'Co počká, nechte běžet později.',
  'incident.todo.counterJudged': 'Podívejte se v protokolu kontroly, zda je oprava správná.',
  'incident.todo.meterReplaced':
    'Pokud byl elektroměr vyměněn, uveďte to na jeho stránce i s konečným stavem.',
};
