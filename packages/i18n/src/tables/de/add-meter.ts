import type { TableLike } from '../../table.ts';
import type { addMeter as source } from '../en/add-meter.ts';

export const addMeter: TableLike<typeof source> = {
  'add.stepOf': 'Schritt {{step}} von {{total}}',
  'add.make': 'Was sendet die Messwerte?',
  'add.iammeter': 'IAMMETER-Zähler',
  'add.iammeterHint': 'WEM3080, WEM3080T und verwandte Geräte',
  'add.homeAssistant': 'Home Assistant',
  'add.homeAssistantHint': 'Gibt die Werte jedes Zählers weiter, den es kennt, auch über MQTT oder Modbus',
  'add.http': 'Ein anderes Gerät oder Programm',
  'add.httpHint': 'Alles, was JSON per HTTP senden kann',
  'add.file': 'Eine Datei',
  'add.fileHint': 'Frühere Messwerte als CSV oder Green Button',
  'add.protocols':
    'Dieser Server nimmt Messwerte per HTTP und HTTPS an. Stellen Sie einen Zähler mit MQTT oder TCP auf HTTP um, oder lassen Sie Home Assistant seine Werte weitergeben.',
  'add.wholeForm': 'Berechneter Zähler, oder alles in einem Formular',
  'add.next': 'Weiter',
  'add.number': 'Welcher Zähler ist es?',
  'add.numberWhere': 'Die Seriennummer steht auf dem Gerät und auf seiner eigenen Seite.',
  'add.makeUp': 'Nummer erfinden',
  'add.makeUpHint': 'Ein Programm oder eine Datei hat keine eigene Seriennummer: Lassen Sie eine erfinden.',
  'add.settings': 'Diese Einstellungen eingeben',
  'add.way': 'Was lässt sich am Gerät einstellen?',
  'add.wayKey': 'Eine eigene Adresse',
  'add.wayKeyHint':
    'Die Adresse enthält einen geheimen Schlüssel: Niemand sonst kann für diesen Zähler senden.',
  'add.waySn': 'Nur seine Seriennummer',
  'add.waySnHint':
    'Für Firmware, die die Adresse nicht annimmt. Wer die Nummer kennt, könnte dann Messwerte senden.',
  'add.stepType': 'Geben Sie in den erweiterten Einstellungen genau diese Werte ein und speichern Sie:',
  'add.runMode': 'Betriebsart (Run mode)',
  'add.interval': 'Upload-Intervall (Sekunden)',
  'add.haText':
    'Fügen Sie beides in Home Assistant ein, ersetzen Sie die Namen der Sensoren durch Ihre eigenen und starten Sie es neu.',
  'add.haCommand': 'Für configuration.yaml',
  'add.haAutomation': 'Als Automation',
  'add.httpText': 'Senden Sie je Messwert eine POST-Anfrage an diese Adresse.',
  'add.example': 'Inhalt einer Anfrage',
  'add.command': 'Zum Ausprobieren von Hand',
  'add.values':
    'Die Werte sind Spannung (V), Strom (A), Leistung (W, negativ bei Einspeisung), Zählerstände für Bezug und Einspeisung (kWh), Frequenz (Hz) und Leistungsfaktor. Die letzten beiden dürfen fehlen; unbekannte Werte sind null. Dreiphasige Zähler senden „Datas“, eine Liste aus drei solchen Zeilen.',
  'add.fileText':
    'Importieren Sie die Datei auf der nächsten Seite und kommen Sie dann hierher zurück, um den Zähler zu benennen. Der Import lässt sich jederzeit wiederholen.',
  'add.toCheck': 'Fertig: auf den ersten Messwert warten',
  'add.later': 'Später fertigstellen',
  'add.nothing': 'Von diesem Zähler ist noch nichts angekommen.',
  'add.nothingHelp':
    'Diese Seite sieht alle paar Sekunden nach. Kommt in einigen Minuten nichts an, prüfen Sie, ob das Gerät mit dem Netzwerk verbunden ist und die Adresse genau so gespeichert wurde.',
  'add.noneAccepted': 'Es kommt etwas an, aber noch nichts wurde angenommen.',
  'add.showSettings': 'Einstellungen noch einmal zeigen',
  'add.refused': 'Angekommen, aber abgelehnt',
  'add.refusedByKey': 'An seine eigene Adresse · Uploads: {{count}} · zuletzt: {{time}}',
  'add.refusedBySn': 'Nur mit der Seriennummer · Uploads: {{count}} · zuletzt: {{time}}',
  'add.sentSn': 'Das Gerät nennt die Seriennummer {{sn}}. Ist sie richtig, berichtigen Sie sie hier.',
  'add.correctNumber': 'Seriennummer berichtigen',
  'add.arrived': 'Der erste Messwert ist da',
  'add.compare': 'Vergleichen Sie diese Werte mit denen am Zähler selbst.',
  'add.details': 'Name und Verwendung',
  'add.finish': 'Fertigstellen',
};
