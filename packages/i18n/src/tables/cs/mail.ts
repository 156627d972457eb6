import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Dobrý den, {{name}},',
  'mail.greetingWithoutName': 'Dobrý den,',
  'mail.linkAsText': 'Pokud tlačítko nefunguje, otevřete v prohlížeči tuto adresu:',
  'mail.automatic': 'Tento e-mail byl odeslán automaticky. Odpovědi na něj nikdo nečte.',

  'mail.welcome.subject': 'Vítá vás {{brand}}',
  'mail.welcome.text': 'Váš účet je připraven. Vaše uživatelské jméno je {{username}}.',
  'mail.welcome.next': 'Přihlaste se, podívejte se, co vaše elektroměry měří, a zadejte svůj tarif.',
  'mail.welcome.button': 'Otevřít {{brand}}',
  'mail.welcome.why':
    'Tento e-mail dostáváte, protože tato adresa byla uvedena při registraci účtu. Pokud jste to nebyli vy, můžete ho ignorovat.',

  'mail.confirmEmail.subject': 'Potvrďte svou e-mailovou adresu',
  'mail.confirmEmail.text':
    'Potvrďte prosím, že je tato adresa vaše. Slouží ke kontaktu ve věcech vašeho účtu, například když zapomenete heslo.',
  'mail.confirmEmail.button': 'Potvrdit adresu',
  'mail.confirmEmail.why':
    'Tento e-mail dostáváte, protože tato adresa byla zadána jako kontaktní adresa účtu. Pokud jste to nebyli vy, můžete ho ignorovat; adresa pak zůstane nepotvrzená.',

  'mail.resetPassword.subject': 'Zvolte si nové heslo',
  'mail.resetPassword.text': 'Pro účet {{username}} bylo vyžádáno nové heslo.',
  'mail.resetPassword.next_one': 'Odkaz níže lze použít jen jednou, a to do {{count}} minuty.',
  'mail.resetPassword.next_few': 'Odkaz níže lze použít jen jednou, a to do {{count}} minut.',
  'mail.resetPassword.next_many': 'Odkaz níže lze použít jen jednou, a to do {{count}} minuty.',
  'mail.resetPassword.next_other': 'Odkaz níže lze použít jen jednou, a to do {{count}} minut.',
  'mail.resetPassword.button': 'Zvolit nové heslo',
  'mail.resetPassword.why':
    'Tento e-mail dostáváte, protože někdo zadal vaše uživatelské jméno na stránce pro zapomenutá hesla. Pokud jste to nebyli vy, můžete ho ignorovat; vaše heslo zůstává beze změny.',

  'mail.passwordChanged.subject': 'Vaše heslo bylo změněno',
  'mail.passwordChanged.text': 'Heslo účtu {{username}} bylo právě změněno.',
  'mail.passwordChanged.next': 'Pokud jste to nebyli vy, zvolte si ihned nové heslo.',
  'mail.passwordChanged.button': 'Zvolit nové heslo',
  'mail.passwordChanged.why': 'Tento e-mail dostáváte, protože toto je kontaktní adresa účtu.',

  'mail.accountToBeDeleted.subject': 'Váš účet bude smazán',
  'mail.accountToBeDeleted.text':
    'Na základě žádosti bude účet {{username}} se vším, co obsahuje, smazán {{date}}.',
  'mail.accountToBeDeleted.next':
    'Do té doby si to můžete rozmyslet. Pokud jste o to nežádali, účet si ponechte a změňte heslo.',
  'mail.accountToBeDeleted.button': 'Ponechat účet',
  'mail.accountToBeDeleted.why': 'Tento e-mail dostáváte, protože toto je kontaktní adresa účtu.',

  'mail.accountDeleted.subject': 'Váš účet byl smazán',
  'mail.accountDeleted.text': 'Účet {{username}} byl smazán se vším, co obsahoval.',
  'mail.accountDeleted.next': 'Děkujeme, že jste používali {{brand}}. Kdykoli se můžete znovu zaregistrovat.',
  'mail.accountDeleted.why':
    'Tento e-mail dostáváte, protože toto byla kontaktní adresa účtu. Je to poslední e-mail.',

  'mail.feedbackAnswered.subject': 'Odpověď na vaši zpětnou vazbu „{{title}}“',
  'mail.feedbackAnswered.text': 'Toto je odpověď na vaši zprávu:',
  'mail.feedbackAnswered.button': 'Otevřít konverzaci',
  'mail.feedbackAnswered.why':
    'Tento e-mail dostáváte, protože jste tuto adresu uvedli pro odpovědi na svou zpětnou vazbu.',

  'mail.confirmChannel.subject': 'Mohou se na tuto adresu posílat zprávy?',
  'mail.confirmChannel.text':
    'Majitel účtu {{username}} chce, aby na tuto adresu chodily zprávy o elektroměrech, například že je elektroměr offline. Posílat se budou, jen pokud souhlasíte.',
  'mail.confirmChannel.why':
    'Tento e-mail dostáváte, protože někdo zadal tuto adresu pro zprávy. Pokud je nechcete, můžete ho ignorovat; nic dalšího se nepošle.',

  'mail.channelTest.button': 'Otevřít zprávy',

  'mail.incident.button': 'Otevřít výstrahu',
  'mail.incident.why':
    'Tento e-mail dostáváte, protože se na tuto adresu posílají zprávy o výstrahách. Majitel účtu to může změnit v uživatelském nastavení v části Zprávy.',
  'mail.autoSend.first':
    'Uživatel {{sender}} zadal tuto adresu jako příjemce reportů a výstrah {{brand}}. Pokud je nechcete, použijte odkaz na konci tohoto e-mailu.',
  'mail.autoSend.whyOwn':
    'Tento e-mail dostáváte, protože je vaše adresa v seznamu příjemců ve vašem nastavení.',
  'mail.autoSend.whyOther':
    'Tento e-mail dostáváte, protože uživatel {{sender}} zadal vaši adresu jako příjemce reportů a výstrah.',
  'mail.autoSend.whyTest': 'Tento e-mail dostáváte, protože jste požádali o zkušební odeslání.',
  'mail.autoSend.leave': 'Tyto e-maily už nedostávat',

  'mail.report.dailySubject': 'Denní report, {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Týdenní report, {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Měsíční report, {{site}}: {{period}}',
  'mail.report.test': 'Zkušební e-mail: {{subject}}',
  'mail.report.button': 'Otevřít report',
  'mail.report.attached': 'Všechny hodnoty jsou v přiložené tabulce.',
  'mail.report.noData': 'Za toto období nejsou odečty, jeho hodnoty proto nejsou známy.',
  'mail.report.skipped_one':
    'Jeden dřívější report ({{period}}) se nepodařilo odeslat včas. Toto je nejnovější; dřívější se už neposílá.',
  'mail.report.skipped_few':
    '{{count}} dřívější reporty ({{period}}) se nepodařilo odeslat včas. Toto je nejnovější; dřívější se už neposílají.',
  'mail.report.skipped_many':
    '{{count}} dřívějšího reportu ({{period}}) se nepodařilo odeslat včas. Toto je nejnovější; dřívější se už neposílají.',
  'mail.report.skipped_other':
    '{{count}} dřívějších reportů ({{period}}) se nepodařilo odeslat včas. Toto je nejnovější; dřívější se už neposílají.',
  'mail.report.energy': 'Energie',
  'mail.report.consumption': 'Spotřeba',
  'mail.report.import': 'Ze sítě',
  'mail.report.export': 'Do sítě',
  'mail.report.yield': 'Výroba',
  'mail.report.selfUse': 'Vlastní spotřeba',
  'mail.report.selfSufficiency': 'Soběstačnost',
  'mail.report.demand': 'Nejvyšší odebíraný výkon (15 min)',
  'mail.report.bill': 'Náklady dosud, od {{date}}',
  'mail.report.billOf': 'Vyúčtování, {{period}}',
  'mail.report.changeDaily': '{{change}} proti předchozímu dni',
  'mail.report.changeWeekly': '{{change}} proti předchozímu týdnu',
  'mail.report.changeMonthly': '{{change}} proti předchozímu měsíci',
  'mail.report.coverage': 'Úplnost dat',
  'mail.report.measured': '{{share}} naměřeno',
  'mail.report.estimated': '{{share}} odhadnuto',
  'mail.report.missing': '{{share}} chybí',
  'mail.report.dayPicture': 'Den po čtvrthodinách, v {{unit}}',
  'mail.report.daysPicture': 'Dny období, v {{unit}}',
  'mail.report.monthPicture': 'Měsíc dosud po dnech, v {{unit}}',
  'mail.report.pictureText': 'Graf: {{what}}; nejvýše {{highest}}.',
  'mail.report.place': 'Objekt',
  'mail.report.address': 'Adresa',
  'mail.report.meters': 'Elektroměry',
  'mail.report.systemSize': 'Instalovaný výkon',
  'mail.report.exceptions': 'Poruchy',
  'mail.report.noExceptions': 'V tomto období žádné poruchy.',
  'mail.report.quarantined_one': 'Jeden odečet má nevěrohodný čas a čeká na vaše rozhodnutí.',
  'mail.report.quarantined_few': '{{count}} odečty mají nevěrohodný čas a čekají na vaše rozhodnutí.',
  'mail.report.quarantined_many': '{{count}} odečtu má nevěrohodný čas a čeká na vaše rozhodnutí.',
  'mail.report.quarantined_other': '{{count}} odečtů má nevěrohodný čas a čeká na vaše rozhodnutí.',
  'mail.report.alerts': 'Výstrahy',
  'mail.report.noAlerts': 'Žádné výstrahy',
  'mail.report.open': 'Trvá od {{from}}',
  'mail.report.more_one': 'Je tu ještě jedna; viz seznam v aplikaci.',
  'mail.report.more_few': 'Jsou tu ještě {{count}}; viz seznam v aplikaci.',
  'mail.report.more_many': 'Je tu ještě {{count}}; viz seznam v aplikaci.',
  'mail.report.more_other': 'Je tu ještě {{count}}; viz seznam v aplikaci.',
  'mail.report.devices': 'Zařízení',
  'mail.report.allDevicesWork': 'Všechna zařízení posílají data.',
  'mail.report.deviceSilent': 'Žádný odečet od {{since}}',
  'mail.report.deviceNever': 'Nikdy nepřišel žádný odečet',
  'mail.report.deviceFault': 'Má trvající poruchu',

  'mail.exceptions.subject': 'Něco vyžaduje vaši pozornost',
  'mail.exceptions.text': 'Toto se stalo od {{since}}.',
  'mail.exceptions.faults': 'Poruchy',
  'mail.exceptions.quarantined': 'Odečty s nevěrohodným časem',
  'mail.exceptions.quarantinedOf_one': 'Jeden odečet čeká na vaše rozhodnutí',
  'mail.exceptions.quarantinedOf_few': '{{count}} odečty čekají na vaše rozhodnutí',
  'mail.exceptions.quarantinedOf_many': '{{count}} odečtu čeká na vaše rozhodnutí',
  'mail.exceptions.quarantinedOf_other': '{{count}} odečtů čeká na vaše rozhodnutí',
  'mail.exceptions.sending': 'Odesílání',
  'mail.exceptions.failedMail': '„{{subject}}“ pro {{to}}',
  'mail.exceptions.failedReport':
    'Report ({{date}}) se nepodařilo připravit k odeslání. Najdete ho v aplikaci.',
  'mail.exceptions.failedMessages_one': '{{count}} zprávu se nepodařilo doručit',
  'mail.exceptions.failedMessages_few': '{{count}} zprávy se nepodařilo doručit',
  'mail.exceptions.failedMessages_many': '{{count}} zprávy se nepodařilo doručit',
  'mail.exceptions.failedMessages_other': '{{count}} zpráv se nepodařilo doručit',
  'mail.exceptions.button': 'Otevřít {{brand}}',
};
