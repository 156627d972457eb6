import type { TableLike } from '../../table.ts';
import type { channels as source } from '../en/channels.ts';

export const channels: TableLike<typeof source> = {
  'channels.title': 'Nachrichten',
  'channels.link': 'Nachrichten: wie und wann Sie von Auffälligkeiten erfahren',
  'channels.intro':
    'In der App finden Sie Auffälligkeiten immer. Hier wählen Sie, wie Sie sonst noch davon erfahren.',
  'channels.list': 'Kanäle',
  'channels.none': 'Noch keine Kanäle',
  'channels.noneText': 'Fügen Sie einen hinzu, um von Auffälligkeiten zu erfahren, ohne die App zu öffnen.',
  'channels.demo': 'Die Demo sendet keine Nachrichten.',
  'channels.full': 'Sie haben so viele Kanäle wie möglich.',

  'channels.kind.app': 'In der App',
  'channels.kind.mail': 'E-Mail',
  'channels.kind.webPush': 'Browser',
  'channels.kind.appPush': 'App',
  'channels.kind.webhook': 'Webhook',
  'channels.kind.ntfy': 'ntfy',
  'channels.kindHint.mail': 'An Ihre Adresse oder eine andere',
  'channels.kindHint.webPush': 'Benachrichtigungen auf diesem Gerät, auch wenn die App geschlossen ist',
  'channels.kindHint.webhook': 'Signiertes JSON an ein eigenes Programm',
  'channels.kindHint.ntfy': 'An ein Thema von ntfy.sh oder Ihres eigenen ntfy-Servers',
  'channels.thisBrowser': 'Dieser Browser',

  'channels.add': 'Kanal hinzufügen',
  'channels.addKind': 'Hinzufügen: {{kind}}',
  'channels.added': 'Kanal hinzugefügt',
  'channels.saved': 'Gespeichert',
  'channels.deleted': 'Kanal gelöscht',
  'channels.name': 'Name',
  'channels.nameHint': 'Damit Sie ihn wiedererkennen; darf leer bleiben.',
  'channels.email': 'E-Mail-Adresse',
  'channels.emailHint':
    'Eine Adresse, die nicht Ihre bestätigte Kontaktadresse ist, erhält zuerst einen Link. Nachrichten werden gesendet, sobald ihr Inhaber zugestimmt hat.',
  'channels.webhookUrl': 'Adresse',
  'channels.webhookUrlHint': 'Sie erhält einen POST mit JSON und antwortet mit einem Status von 200 bis 299.',
  'channels.ntfyUrl': 'Adresse des Themas',
  'channels.ntfyUrlHint': 'Etwa https://ntfy.sh/ein-name-den-keiner-kennt',
  'channels.ntfyToken': 'Zugriffstoken',
  'channels.ntfyTokenHint': 'Nur für geschützte Themen.',
  'channels.showToken': 'Token zeigen',
  'channels.hideToken': 'Token verbergen',
  'channels.secretTitle': 'Bitte geheim halten',
  'channels.secretText':
    'Jede Nachricht wird damit signiert. Kopieren Sie es jetzt in Ihr Programm: Es wird nur dieses eine Mal gezeigt.',
  'channels.secret': 'Signaturgeheimnis',
  'channels.secretDone': 'Ich habe es kopiert',

  'channels.pushAsk':
    'Als Nächstes bittet der Browser Sie um Erlaubnis. Danach kommen Nachrichten in diesem Browser auf diesem Gerät an.',
  'channels.pushAllow': 'Benachrichtigungen erlauben',
  'channels.pushDenied':
    'Benachrichtigungen sind für diese Seite blockiert. Erlauben Sie sie in den Einstellungen Ihres Browsers für diese Seite, und kommen Sie dann zurück.',
  'channels.pushUnsupported':
    'Dieser Browser kann keine Benachrichtigungen zeigen, während die App geschlossen ist.',
  'channels.pushInsecure':
    'Browser erlauben Benachrichtigungen nur auf Seiten mit https. Fragen Sie den Betreiber dieses Servers.',
  'channels.pushInstall':
    'Fügen Sie die App auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu: Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffnen Sie sie von dort und kommen Sie auf diese Seite zurück.',
  'channels.pushFailed':
    'Der Push-Dienst des Browsers war nicht erreichbar. Bitte versuchen Sie es später erneut.',
  'channels.pushOff':
    'In Ihren Benutzereinstellungen sind Benachrichtigungen ausgeschaltet; an Browser und Apps wird deshalb nichts gesendet.',
  'channels.pushOn': 'Einschalten',

  'channels.on': 'Nachrichten senden',
  'channels.urgency': 'Welche Auffälligkeiten',
  'channels.urgencyAll': 'Alle',
  'channels.urgencyUrgent': 'Nur dringende',
  'channels.kinds': 'Arten',
  'channels.kindsAll': 'Alle Arten',
  'channels.kindsSome': 'Nur diese Arten',
  'channels.kindsHint': 'Welche Auffälligkeiten es überhaupt gibt, wird für jede Anlage eingestellt.',
  'channels.kindsNone': 'Ohne eine Art wird nichts gesendet.',
  'channels.ofSharedSites': 'Auch für Anlagen, die andere mit mir teilen',
  'channels.edit': 'Einstellungen von {{name}}',
  'channels.change': 'Einstellungen',
  'channels.save': 'Speichern',
  'channels.test': 'Test senden',
  'channels.testOf': 'Test an {{name}} senden',
  'channels.delete': 'Löschen',
  'channels.deleteOf': '{{name}} löschen',
  'channels.deleteQuestion': 'Diesen Kanal löschen?',
  'channels.deleteText':
    'An {{name}} gehen keine Nachrichten mehr. Was dorthin gesendet wurde, wird nicht mehr aufgeführt.',

  'channels.stateOff': 'Ausgeschaltet',
  'channels.stateNew': 'Noch nichts gesendet',
  'channels.stateGood': 'Letzte Nachricht angekommen: {{time}}',
  'channels.stateFailing': 'Letzter Versuch fehlgeschlagen: {{time}}',
  'channels.stateUnconfirmed': 'Wartet auf die Zustimmung des Inhabers der Adresse',
  'channels.stateLeft': 'Der Inhaber der Adresse möchte keine Nachrichten mehr',
  'channels.stateGone':
    'Den Empfänger gibt es nicht mehr. Löschen Sie diesen Kanal und fügen Sie ihn neu hinzu.',

  'channels.failure.unreachable': 'Der Empfänger war nicht erreichbar.',
  'channels.failure.refused': 'Der Empfänger hat die Nachricht nicht angenommen.',
  'channels.failure.gone': 'Den Empfänger gibt es nicht mehr.',
  'channels.failure.private': 'Die Adresse gehört zu einem privaten Netz.',
  'channels.failure.expired': 'Die Nachricht hat zu lange gewartet.',
  'channels.failure.capped': 'Die Höchstzahl an E-Mails pro Tag ist für diese Adresse erreicht.',
  'channels.failure.unavailable': 'Dieser Server kann Nachrichten dieser Art nicht senden.',
  'channels.failure.pushOff': 'In den Benutzereinstellungen sind Benachrichtigungen ausgeschaltet.',
  'channels.failure.unconfirmed': 'Der Inhaber der Adresse hat noch nicht zugestimmt.',
  'channels.answer': 'Einzelheiten: {{answer}}',

  'channels.testSent': 'Die Testnachricht ist angekommen.',
  'channels.testWaiting': 'Die Testnachricht wartet auf den Versand.',
  'channels.testFailed': 'Die Testnachricht ist fehlgeschlagen. {{reason}}',
  'channels.testTitle': 'Testnachricht',
  'channels.testText': 'So kommen Nachrichten über Auffälligkeiten hier an.',

  'channels.quiet': 'Ruhezeit',
  'channels.quietOn': 'Zu bestimmten Zeiten Ruhe halten',
  'channels.quietHint':
    'Nachrichten warten bis zum Ende, nach der Uhrzeit der Anlage. Was bis dahin vorbei ist, wird nicht gemeldet, es sei denn, es war dringend.',
  'channels.quietFrom': 'Von',
  'channels.quietTo': 'Bis',
  'channels.quietUrgent': 'Dringende Nachrichten kommen trotzdem',

  'channels.messages': 'Nachrichten des letzten Monats',
  'channels.noMessages': 'Noch keine Nachrichten',
  'channels.more': 'Mehr zeigen',
  'channels.sent': 'Angekommen',
  'channels.waiting': 'Wartet',
  'channels.failed': 'Fehlgeschlagen',
  'channels.messageOf': '{{channel}}, {{time}}',
  'channels.attempts_one': '{{count}} Versuch',
  'channels.attempts_other': '{{count}} Versuche',
};
