import type { TableLike } from '../../table.ts';
import type { screenErrors as source } from '../en/screen-errors.ts';

export const screenErrors: TableLike<typeof source> = {
  'error.common_query_unknown': 'Für diese Tabelle gibt es keine allgemeine Abfrage.',
  'error.span_too_long': 'Bitte wählen Sie einen kürzeren Zeitraum.',
  'error.no_inverter': 'Diese Anlage hat keinen Wechselrichter.',
  'error.only_meter': 'Der einzige Zähler einer Anlage kann nicht gelöscht werden.',
  'error.site_required': 'Bitte wählen Sie eine Anlage.',
  'error.behind_invalid':
    'Dieser Zähler kann nicht hinter dem gewählten sitzen: Beide müssen Verbrauchszähler einer Anlage sein, und keiner sitzt hinter sich selbst.',
  'error.parts_invalid':
    'Ein berechneter Zähler ist die Summe eines oder mehrerer physischer Zähler seiner Anlage.',
  'error.part_in_use':
    'Dieser Zähler ist Teil eines berechneten Zählers. Bitte ändern Sie zuerst den berechneten Zähler.',
  'error.share_self': 'Diese Anlage gehört Ihnen selbst.',
  'error.too_many_invitations':
    'Heute können keine weiteren Einladungen verschickt werden. Bitte versuchen Sie es morgen wieder.',
  'error.public_link_unknown': 'Unter dieser Adresse gibt es keine öffentliche Seite.',
  'error.public_link_expired': 'Diese öffentliche Seite ist abgelaufen.',
  'error.public_password_required': 'Diese Seite braucht ein Passwort.',
  'error.public_password_invalid': 'Dieses Passwort ist falsch.',
  'error.audit_item_unknown': 'Diesen Eintrag gibt es im Prüfprotokoll nicht.',
  'error.verdict_not_possible': 'Diese Entscheidung ist für diesen Eintrag nicht möglich.',
  'error.decision_unknown': 'Diese Entscheidung gibt es zu diesem Zähler nicht.',
  'error.decision_undone': 'Diese Entscheidung ist schon zurückgenommen oder ersetzt.',
  'error.replacement_time':
    'Der Zeitpunkt des Wechsels muss zwischen der ersten Messung des Zählers und jetzt liegen.',
  'error.replacement_final_low': 'Der Endstand des alten Geräts ist niedriger als ein früher gesendeter.',
  'error.replacement_final_high':
    'Der Endstand des alten Geräts ist höher, als es seit seiner letzten Messung gezählt haben kann.',
  'error.replacement_first_high': 'Der Anfangsstand des neuen Geräts ist höher als ein später gesendeter.',
  'error.quarantine_unknown': 'Diese Messung gibt es in der Quarantäne nicht.',
  'error.quarantine_settled': 'Die Quarantäne dieser Messung ist schon beendet.',
  'error.id_used': 'Diese Version gibt es schon.',
  'error.validity_empty': 'Der Tarif endet, bevor er beginnt.',
  'error.versions_overlap': 'An diesem Tag gilt schon eine andere Version des Tarifs.',
  'error.price_invalid': 'Der Preis ist ungültig.',
  'error.band_without_price': 'Eine Tarifzeit hat keinen Preis.',
  'error.tiers_required': 'Bitte geben Sie mindestens eine Stufe ein.',
  'error.tier_limit_invalid': 'Eine Stufe muss bei einer ganzen Zahl von kWh über 0 enden.',
  'error.tiers_not_rising': 'Jede Stufe muss höher enden als die vorige.',
  'error.tier_last_limited': 'Nur bei der letzten Stufe darf die Grenze fehlen.',
  'error.time_invalid': 'Eine Uhrzeit muss auf eine volle Viertelstunde fallen.',
  'error.times_equal': 'Anfang und Ende sind gleich.',
  'error.weekday_invalid': 'Ein Wochentag ist eine Zahl von 1 (Montag) bis 7 (Sonntag).',
  'error.rule_without_days': 'Diese Regel gilt an keinem Tag.',
  'error.month_day_invalid': 'Dieses Datum gibt es im Kalender nicht.',
  'error.summer_empty': 'Der Sommer beginnt und endet am selben Tag.',
  'error.season_without_summer': 'Eine Regel nennt eine Jahreszeit, aber der Sommer ist nicht festgelegt.',
  'error.holiday_invalid': 'Das Datum eines Feiertags ist ungültig.',
  'error.series_required': 'Bitte wählen Sie eine Preisreihe.',
  'error.factor_invalid': 'Dieser Faktor liegt außerhalb des zulässigen Bereichs.',
  'error.rate_invalid': 'Dieser Prozentsatz liegt außerhalb des zulässigen Bereichs.',
  'error.tax_on_nothing': 'Bitte wählen Sie, worauf die Steuer erhoben wird.',
  'error.credit_while_dynamic': 'Bei dynamischen Preisen kann Einspeisung nicht mit Bezug verrechnet werden.',
  'error.price_time_invalid': 'Ein Preis braucht eine Zeit mit UTC-Versatz.',
  'error.emission_time_invalid': 'Ein Wert braucht eine Zeit mit UTC-Versatz.',
  'error.rows_missing': 'Die Datei hat keine Zeilen.',
  'error.rows_too_many': 'Die Datei hat zu viele Zeilen: höchstens 90.000.',
  'error.price_not_on_quarter_hour': 'Ein Preis muss zu einer Viertelstunde beginnen.',
  'error.price_twice': 'Für denselben Zeitpunkt gibt es zwei Preise.',
  'error.too_many': 'Davon gibt es schon zu viele.',
  'error.quota_sites': 'Anlagen: höchstens {{count}} je Konto.',
  'error.quota_meters': 'Zähler: höchstens {{count}} je Konto.',
  'error.quota_series': 'Preisreihen: höchstens {{count}} je Konto.',
  'error.quota_series_values': 'Preis- und CO₂-Werte: höchstens {{count}} je Konto.',
  'error.quota_imports': 'Importe: höchstens {{count}} in 24 Stunden. Bitte später noch einmal versuchen.',
  'error.quota_stored':
    'Gespeicherte Daten: höchstens {{count}} MB je Konto. Bitte nicht mehr Benötigtes löschen.',
  'error.quota_streams': 'Live-Ansichten: höchstens {{count}} gleichzeitig. Bitte andere Fenster schließen.',
  'error.no_coordinates': 'Die Anlage hat keine Koordinaten.',
  'error.payload_not_json': 'Der Upload ist kein JSON.',
  'error.payload_unknown': 'Das Format des Uploads ist nicht bekannt.',
  'error.reading_not_ready': 'Der Zähler hat noch keine Werte.',
  'error.reading_not_number': 'Ein Wert der Messung ist keine Zahl.',
  'error.reading_out_of_range': 'Ein Wert der Messung liegt jenseits dessen, was ein Zähler messen kann.',
  'error.reading_time_invalid': 'Der Zeitpunkt der Messung ist ungültig.',
  'error.reading_time_far_off': 'Der Zeitpunkt der Messung liegt zu weit von jetzt entfernt.',
  'error.upload_too_large': 'Der Upload ist zu groß.',
  'error.upload_rate_limited': 'Dieser Zähler sendet zu oft.',
  'error.upload_open_off': 'Uploads ohne Schlüssel sind abgeschaltet.',
  'error.upload_key_unknown': 'Zu diesem Upload-Schlüssel gibt es keinen Zähler.',
  'error.upload_sn_mismatch': 'Der Upload-Schlüssel gehört zu einer anderen Seriennummer.',
  'error.upload_sn_closed':
    'Dieser Zähler sendet mit seinem Schlüssel. Uploads nur mit der Seriennummer werden abgelehnt, bis der Eigentümer sie wieder zulässt.',
  'error.upload_time_needs_key':
    'Eine Messung mit eigener Zeitangabe wird nur mit dem Upload-Schlüssel des Zählers angenommen.',
  'error.upload_cross_site': 'Uploads, die eine fremde Website sendet, werden abgelehnt.',
  'error.upload_storage_full':
    'Das Konto dieses Zählers hat seine Speichergrenze erreicht. Messungen mit eigener Zeitangabe werden vorerst abgelehnt.',
  'error.upload_daily_limit':
    'Dieser Zähler hat die heutige Grenze für Messungen mit eigener Zeitangabe erreicht. Morgen (UTC) geht es weiter.',
  'error.import_columns_unknown':
    'Die Spalten dieser Datei sind nicht bekannt. Bitte geben Sie an, was sie bedeuten.',
  'error.import_values_doubtful':
    'Diese Werte scheinen etwas anderes zu bedeuten. Prüfen Sie die Datei noch einmal und ändern Sie die Bedeutung oder bestätigen Sie die Werte.',
  'error.import_file_invalid': 'Diese Datei kann nicht gelesen werden.',
  'error.import_row_malformed': 'Die Zeile hat zu wenige Spalten.',
  'error.import_phase_invalid': 'Die Phase muss 1, 2, 3 oder net sein.',
  'error.import_phase_missing': 'Nicht alle Phasen der Messung sind vorhanden oder richtig.',
  'error.import_unit_unknown':
    'Die Einheit dieser Zeile ist unbekannt oder passt nicht zu den anderen Zeilen.',
  'error.import_interval_contradictory':
    'Eine andere Zeile nennt für dasselbe Intervall eine andere Energie.',
  'error.import_interval_overlapping': 'Dieses Intervall überschneidet sich mit einem anderen der Datei.',
  'error.import_interval_length':
    'Wie lang dieses Intervall ist, sagt die Datei nicht, oder es kann nicht stimmen.',
  'error.import_day_unclear':
    'Am Tag einer Zeitumstellung sagt diese Zeile nicht, welcher Wert zu welcher Stunde gehört.',
  'error.import_meter_unknown': 'Diese Datei hat mehrere Zähler. Bitte wählen Sie den, um den es geht.',
  'error.import_replaced_later':
    'Ein späterer Import hat einen Teil von diesem ersetzt. Machen Sie zuerst den späteren rückgängig.',
  'error.import_too_large': 'Die Datei ist zu groß: höchstens 256 MiB.',
  'error.import_kind_unknown': 'Das ist keine CSV-, XLSX-, ZIP- oder XML-Datei.',
  'error.import_file_ambiguous':
    'Mehrere Dateien oder Blätter darin könnten die Messwerte enthalten. Bitte senden Sie nur die gewünschte.',
  'error.import_container_empty':
    'Darin ist keine Datei mit Messwerten. Eine ZIP-Datei in einer ZIP-Datei wird nicht geöffnet: Bitte entpacken Sie sie zuerst.',
  'error.import_file_encrypted': 'Die Datei ist mit einem Passwort geschützt. Bitte entfernen Sie es zuerst.',
  'error.import_unpacked_too_large': 'Entpackt ist die Datei zu groß.',
  'error.import_cancelled': 'Dieser Import wurde abgebrochen.',
  'error.import_busy': 'Für diesen Zähler läuft schon ein Import.',
  'error.imports_busy': 'Es laufen gerade zu viele Importe. Bitte gleich noch einmal versuchen.',
  'error.upload_too_slow':
    'Die Daten kamen zu langsam an. Bitte mit einer besseren Verbindung noch einmal versuchen.',
  'error.meter_unknown': 'Mit dieser Seriennummer ist kein Zähler registriert.',
  'error.meter_unproven':
    'Für diesen Zähler fehlt noch der Nachweis: Angenommen werden nur Uploads an seine eigene Adresse mit Schlüssel.',
  'error.device_ip_invalid': 'Ungültige IP-Adresse des Geräts.',
  'error.device_version_invalid': 'Diese Version des Geräts wird nicht unterstützt.',
  'error.device_unavailable': 'Das Gerät ist nicht erreichbar.',
  'error.network_invalid': 'Ungültiges Netzwerk: Dieses Gerät ist mit keinem verbunden.',
  'error.device_permission_denied': 'Berechtigung verweigert.',
  'error.device_permission_failed': 'Die Berechtigung konnte nicht angefordert werden.',
  'error.device_permission_unverified': 'Die Berechtigung konnte nicht geprüft werden.',
  'error.device_environment_incorrect':
    'Auf diesem Gerät funktioniert das nicht. Bitte wenden Sie sich an den Administrator.',
  'error.link_invalid': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'error.email_missing': 'Es ist noch keine E-Mail-Adresse hinterlegt. Bitte geben Sie zuerst eine ein.',
  'error.mail_capped': 'Heute wurden zu viele E-Mails versendet. Bitte versuchen Sie es morgen erneut.',
  'error.password_invalid': 'Das Passwort ist nicht richtig.',
  'error.last_administrator': 'Der einzige Administrator kann nicht gelöscht werden.',
  'error.account_protected': 'Das ist für Administratorkonten und das Demokonto nicht möglich.',
  'error.account_disabled': 'Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Administrator.',
  'error.mail_sent': 'Diese E-Mail wurde bereits versendet.',
  'error.mail_content_deleted': 'Der Inhalt dieser E-Mail ist nicht mehr gespeichert.',
  'error.title_required': 'Bitte geben Sie einen Titel ein.',
  'error.content_required': 'Bitte geben Sie einen Text ein.',
  'error.image_invalid':
    'Möglich sind nur Bilder: GIF, JPEG oder PNG. Diese Datei ist beschädigt oder hat ein anderes Format.',
  'error.image_too_large': 'Dieses Bild ist zu groß.',
  'error.images_too_many': 'Zu viele Bilder: höchstens {{count}}.',
  'error.feedback_finished':
    'Diese Unterhaltung ist abgeschlossen. Bitte schreiben Sie eine neue Rückmeldung.',
  'error.feedback_too_many':
    'Heute wurden zu viele Nachrichten gesendet. Bitte versuchen Sie es morgen erneut.',
  'error.announcement_published':
    'Diese Mitteilung ist veröffentlicht und kann nicht mehr geändert, nur noch zurückgezogen werden.',
  'error.alert_limit_required': 'Bitte zuerst einen Grenzwert eingeben.',
  'error.address_refused':
    'Diese Adresse gehört zu einem privaten Netz. Nur der Betreiber dieses Servers kann solche Adressen erlauben.',
  'error.channel_unavailable': 'Diese Art von Nachricht gibt es auf diesem Server nicht.',
  'error.channels_too_many': 'Mehr Kanäle sind nicht möglich. Bitte zuerst einen löschen.',
  'error.channel_failed': 'Die Nachricht konnte nicht zugestellt werden.',
  'error.recipients_too_many': 'Bitte höchstens 20 Empfänger eingeben.',
  'error.recipients_missing': 'Bitte mindestens einen Empfänger eingeben.',
  'error.mail_off': 'Dieser Server versendet keine E-Mails.',
  'error.text_key_unknown': 'Diesen Text gibt es nicht.',
  'error.text_placeholders':
    'Die Platzhalter in doppelten geschweiften Klammern müssen dieselben sein wie im ursprünglichen Text.',
  'error.meter_blocked': 'Diese Seriennummer ist vom Administrator gesperrt.',
  'error.ssid_unavailable':
    'Der Name des WLANs (SSID) lässt sich nicht automatisch ermitteln. Bitte geben Sie ihn von Hand ein.',
};
