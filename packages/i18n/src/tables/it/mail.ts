import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Ciao {{name}},',
  'mail.greetingWithoutName': 'Ciao,',
  'mail.linkAsText': 'Se il pulsante non funziona, apri questo indirizzo nel browser:',
  'mail.automatic': 'Questa e-mail è stata inviata automaticamente. Le risposte non vengono lette.',
  'mail.welcome.subject': 'Ti diamo il benvenuto su {{brand}}',
  'mail.welcome.text': 'Il tuo account è pronto. Il tuo nome utente è {{username}}.',
  'mail.welcome.next': 'Accedi per vedere che cosa misurano i tuoi contatori e per inserire la tua tariffa.',
  'mail.welcome.button': 'Apri {{brand}}',
  'mail.welcome.why':
    'Ricevi questa e-mail perché questo indirizzo è stato indicato al momento della registrazione. Se non sei stato tu, puoi ignorarla.',
  'mail.confirmEmail.subject': 'Conferma il tuo indirizzo e-mail',
  'mail.confirmEmail.text':
    'Conferma che questo indirizzo è tuo. Serve a contattarti per questioni relative al tuo account, per esempio se dimentichi la password.',
  'mail.confirmEmail.button': 'Conferma questo indirizzo',
  'mail.confirmEmail.why':
    'Ricevi questa e-mail perché questo indirizzo è stato inserito come indirizzo di contatto di un account. Se non sei stato tu, puoi ignorarla: l’indirizzo resterà non confermato.',
  'mail.resetPassword.subject': 'Scegli una nuova password',
  'mail.resetPassword.text': 'È stata richiesta una nuova password per l’account {{username}}.',
  'mail.resetPassword.next_one':
    'Il link qui sotto si può usare una sola volta e scade dopo {{count}} minuto.',
  'mail.resetPassword.next_many':
    'Il link qui sotto si può usare una sola volta e scade dopo {{count}} di minuti.',
  'mail.resetPassword.next_other':
    'Il link qui sotto si può usare una sola volta e scade dopo {{count}} minuti.',
  'mail.resetPassword.button': 'Scegli una nuova password',
  'mail.resetPassword.why':
    'Ricevi questa e-mail perché qualcuno ha inserito il tuo nome utente nella pagina «Password dimenticata». Se non sei stato tu, puoi ignorarla: la tua password resta com’è.',
  'mail.passwordChanged.subject': 'La tua password è stata cambiata',
  'mail.passwordChanged.text': 'La password dell’account {{username}} è appena stata cambiata.',
  'mail.passwordChanged.next': 'Se non sei stato tu, scegli subito una nuova password.',
  'mail.passwordChanged.button': 'Scegli una nuova password',
  'mail.passwordChanged.why': 'Ricevi questa e-mail perché questo è l’indirizzo di contatto dell’account.',
  'mail.accountToBeDeleted.subject': 'Il tuo account sarà eliminato',
  'mail.accountToBeDeleted.text':
    'Come richiesto, l’account {{username}} e tutto ciò che contiene saranno eliminati il {{date}}.',
  'mail.accountToBeDeleted.next':
    'Fino ad allora puoi cambiare idea. Se non l’hai richiesto tu, mantieni l’account e cambia la password.',
  'mail.accountToBeDeleted.button': 'Mantieni l’account',
  'mail.accountToBeDeleted.why': 'Ricevi questa e-mail perché questo è l’indirizzo di contatto dell’account.',
  'mail.accountDeleted.subject': 'Il tuo account è stato eliminato',
  'mail.accountDeleted.text': 'L’account {{username}} e tutto ciò che conteneva sono stati eliminati.',
  'mail.accountDeleted.next': 'Grazie per aver usato {{brand}}. Puoi registrarti di nuovo in ogni momento.',
  'mail.accountDeleted.why':
    'Ricevi questa e-mail perché questo era l’indirizzo di contatto dell’account. È l’ultima che riceverai.',
  'mail.feedbackAnswered.subject': 'Risposta al tuo commento «{{title}}»',
  'mail.feedbackAnswered.text': 'Ecco la risposta a ciò che hai scritto:',
  'mail.feedbackAnswered.button': 'Apri la conversazione',
  'mail.feedbackAnswered.why':
    'Ricevi questa e-mail perché hai indicato questo indirizzo per le risposte ai tuoi commenti.',
};
