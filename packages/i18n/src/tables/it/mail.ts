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
  'mail.confirmChannel.subject': 'Possiamo inviare messaggi a questo indirizzo?',
  'mail.confirmChannel.text':
    'Il titolare dell’account {{username}} vuole che a questo indirizzo arrivino messaggi sui contatori elettrici, per esempio quando un contatore è offline. Vengono inviati solo se accetti.',
  'mail.confirmChannel.why':
    'Ricevi questa e-mail perché qualcuno ha inserito questo indirizzo per i messaggi. Se non li vuoi, puoi ignorarla: non verrà inviato altro.',
  'mail.channelTest.button': 'Apri i messaggi',
  'mail.incident.button': 'Apri l’allarme',
  'mail.incident.why':
    'Ricevi questa e-mail perché i messaggi sugli allarmi vengono inviati a questo indirizzo. Il titolare dell’account può cambiarlo nelle impostazioni utente, alla voce «Messaggi».',
  'mail.autoSend.first':
    '{{sender}} ha inserito questo indirizzo tra i destinatari di report e allarmi di {{brand}}. Se non li vuoi, usa il link alla fine di questa e-mail.',
  'mail.autoSend.whyOwn':
    'Ricevi questa e-mail perché il tuo indirizzo è nell’elenco dei destinatari nelle tue impostazioni.',
  'mail.autoSend.whyOther':
    'Ricevi questa e-mail perché {{sender}} ha inserito il tuo indirizzo tra i destinatari di report e allarmi.',
  'mail.autoSend.whyTest': 'Ricevi questa e-mail perché hai chiesto una prova.',
  'mail.autoSend.leave': 'Non ricevere più queste e-mail',
  'mail.report.dailySubject': 'Report giornaliero di {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Report settimanale di {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Report mensile di {{site}}: {{period}}',
  'mail.report.test': 'Prova: {{subject}}',
  'mail.report.button': 'Apri il report',
  'mail.report.attached': 'Tutti i valori sono nel foglio di calcolo allegato.',
  'mail.report.noData': 'Per questo periodo non ci sono letture, perciò i suoi valori non sono noti.',
  'mail.report.skipped_many':
    'Non è stato possibile inviare in tempo {{count}} report precedenti ({{period}}). Questo è il più recente; quelli precedenti non vengono più inviati.',
  'mail.report.skipped_one':
    'Non è stato possibile inviare in tempo un report precedente ({{period}}). Questo è il più recente; quello precedente non viene più inviato.',
  'mail.report.skipped_other':
    'Non è stato possibile inviare in tempo {{count}} report precedenti ({{period}}). Questo è il più recente; quelli precedenti non vengono più inviati.',
  'mail.report.energy': 'Energia',
  'mail.report.consumption': 'Consumo',
  'mail.report.import': 'Dalla rete',
  'mail.report.export': 'Verso la rete',
  'mail.report.yield': 'Produzione',
  'mail.report.selfUse': 'Autoconsumo',
  'mail.report.selfSufficiency': 'Autosufficienza',
  'mail.report.demand': 'Potenza massima prelevata (15 min)',
  'mail.report.bill': 'Bolletta finora, dal {{date}}',
  'mail.report.billOf': 'Bolletta, {{period}}',
  'mail.report.changeDaily': '{{change}} rispetto al giorno precedente',
  'mail.report.changeWeekly': '{{change}} rispetto alla settimana precedente',
  'mail.report.changeMonthly': '{{change}} rispetto al mese precedente',
  'mail.report.coverage': 'Copertura dei dati',
  'mail.report.measured': '{{share}} misurato',
  'mail.report.estimated': '{{share}} stimato',
  'mail.report.missing': '{{share}} mancante',
  'mail.report.dayPicture': 'La giornata per quarti d’ora, in {{unit}}',
  'mail.report.daysPicture': 'I giorni del periodo, in {{unit}}',
  'mail.report.monthPicture': 'Il mese finora, giorno per giorno, in {{unit}}',
  'mail.report.pictureText': 'Grafico: {{what}}; al massimo {{highest}}.',
  'mail.report.place': 'Impianto',
  'mail.report.address': 'Indirizzo',
  'mail.report.meters': 'Contatori',
  'mail.report.systemSize': 'Potenza installata',
  'mail.report.exceptions': 'Problemi',
  'mail.report.noExceptions': 'Nessun problema in questo periodo.',
  'mail.report.quarantined_many':
    '{{count}} letture hanno un orario inverosimile e attendono la tua decisione.',
  'mail.report.quarantined_one': 'Una lettura ha un orario inverosimile e attende la tua decisione.',
  'mail.report.quarantined_other':
    '{{count}} letture hanno un orario inverosimile e attendono la tua decisione.',
  'mail.report.alerts': 'Allarmi',
  'mail.report.noAlerts': 'Nessun allarme',
  'mail.report.open': 'In corso dal {{from}}',
  'mail.report.more_many': 'Ce ne sono altri {{count}}: vedi l’elenco nell’app.',
  'mail.report.more_one': 'Ce n’è un altro: vedi l’elenco nell’app.',
  'mail.report.more_other': 'Ce ne sono altri {{count}}: vedi l’elenco nell’app.',
  'mail.report.devices': 'Dispositivi',
  'mail.report.allDevicesWork': 'Tutti i dispositivi inviano dati.',
  'mail.report.deviceSilent': 'Nessuna lettura dal {{since}}',
  'mail.report.deviceNever': 'Non è mai arrivata alcuna lettura',
  'mail.report.deviceFault': 'Ha un problema aperto',
  'mail.exceptions.subject': 'Qualcosa richiede la tua attenzione',
  'mail.exceptions.text': 'Ecco che cosa è successo dal {{since}}.',
  'mail.exceptions.faults': 'Problemi',
  'mail.exceptions.quarantined': 'Letture con un orario inverosimile',
  'mail.exceptions.quarantinedOf_many': '{{count}} letture attendono la tua decisione',
  'mail.exceptions.quarantinedOf_one': 'Una lettura attende la tua decisione',
  'mail.exceptions.quarantinedOf_other': '{{count}} letture attendono la tua decisione',
  'mail.exceptions.sending': 'Invii',
  'mail.exceptions.failedMail': '«{{subject}}» a {{to}}',
  'mail.exceptions.failedReport':
    'Non è stato possibile creare il report ({{date}}). Lo trovi anche nell’app.',
  'mail.exceptions.failedMessages_many': 'Non è stato possibile consegnare {{count}} messaggi',
  'mail.exceptions.failedMessages_one': 'Non è stato possibile consegnare {{count}} messaggio',
  'mail.exceptions.failedMessages_other': 'Non è stato possibile consegnare {{count}} messaggi',
  'mail.exceptions.button': 'Apri {{brand}}',
};
