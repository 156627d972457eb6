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
};
