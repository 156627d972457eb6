import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Automatické odesílání',
  'autoSend.intro': 'Reporty a výstrahy e-mailem, vám i komu budete chtít.',
  'autoSend.noMail':
    'Tento server teď neposílá e-maily. Co zde nastavíte, se uloží a začne platit, jakmile je posílat bude.',
  'autoSend.recipients': 'Příjemci',
  'autoSend.recipientsHint':
    'Napište e-mailovou adresu a stiskněte Enter, čárku nebo středník. Nejvýše {{count}}; každý se může odhlásit odkazem v kterémkoli e-mailu.',
  'autoSend.recipientList': 'Příjemci v seznamu',
  'autoSend.remove': 'Odebrat {{email}}',
  'autoSend.useOwn': 'Přidat moji adresu',
  'autoSend.stateNever': 'Zatím nebylo nic odesláno',
  'autoSend.stateSent': 'Naposledy odesláno: {{time}}',
  'autoSend.stateFailed': 'Poslední e-mail se nepodařilo odeslat: {{error}}',
  'autoSend.stateLeft':
    'Tyto e-maily už nechce dostávat. Vzít to zpět může jen sám příjemce, odkazem v dřívějším e-mailu.',
  'autoSend.what': 'Co se posílá',
  'autoSend.alertNotification': 'Výstrahy, ihned',
  'autoSend.exceptionSending': 'Poruchy zařízení, dat a odesílání, jednou denně',
  'autoSend.dailyReport': 'Denní report',
  'autoSend.weeklyReport': 'Týdenní report, v pondělí',
  'autoSend.monthlyReport': 'Měsíční report, prvního dne v měsíci',
  'autoSend.when': 'Reporty se posílají v {{time}} v časovém pásmu objektu, pro každý objekt zvlášť.',
  'autoSend.contents': 'Co je v reportech',
  'autoSend.placeInfo': 'Údaje o objektu',
  'autoSend.exceptionInfo': 'Poruchy za období',
  'autoSend.alertInfo': 'Výstrahy za období',
  'autoSend.faultyDeviceState': 'Nefunkční zařízení',
  'autoSend.tryOut': 'Vyzkoušet report',
  'autoSend.tryHint':
    'S nejnovějším reportem podle uloženého nastavení. Zkušební e-mail přijde jen na vaši vlastní adresu.',
  'autoSend.site': 'Objekt',
  'autoSend.kind': 'Report',
  'autoSend.daily': 'Denní',
  'autoSend.weekly': 'Týdenní',
  'autoSend.monthly': 'Měsíční',
  'autoSend.preview': 'Náhled',
  'autoSend.sendTest': 'Poslat mi zkušební e-mail',
  'autoSend.testSent': 'Zkušební e-mail je na cestě na adresu {{email}}.',
  'autoSend.noSite': 'Report se týká objektu. Nejprve nějaký přidejte.',

  'leave.title': 'Už nedostávat e-maily',
  'leave.intro':
    'Stiskněte tlačítko a na vaši adresu už nebudou chodit reporty a výstrahy od tohoto odesílatele.',
  'leave.leave': 'Už nedostávat',
  'leave.left': 'Už je nebudete dostávat',
  'leave.leftHint': '{{sender}} už nemůže posílat reporty a výstrahy na adresu {{email}}.',
  'leave.back': 'Znovu je dostávat',
  'leave.returned': 'Budete je znovu dostávat',
  'leave.returnedHint': '{{sender}} může posílat reporty a výstrahy na adresu {{email}}.',
  'leave.invalid': 'Tento odkaz nefunguje',
  'leave.invalidHint':
    'Je neúplný, velmi starý, nebo účet odesílatele už neexistuje. Použijte odkaz z nejnovějšího e-mailu.',
  'leave.channelIntro':
    'Stiskněte tlačítko a tímto kanálem už vám nebudou chodit zprávy o výstrahách od tohoto odesílatele.',
  'leave.channelLeftHint':
    '{{sender}} už nemůže tímto kanálem posílat zprávy o výstrahách na adresu {{email}}.',
  'leave.channelReturnedHint': '{{sender}} může posílat zprávy o výstrahách na adresu {{email}}.',
  'leave.channelInvalidHint':
    'Je neúplný, velmi starý, nebo tento kanál už neexistuje. Použijte odkaz z nejnovějšího e-mailu.',
};
