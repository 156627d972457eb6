import type { TableLike } from '../../table.ts';
import type { addMeter as source } from '../en/add-meter.ts';

export const addMeter: TableLike<typeof source> = {
  'add.stepOf': 'Étape {{step}} sur {{total}}',
  'add.make': 'Qu’est-ce qui envoie les mesures ?',
  'add.iammeter': 'Compteur IAMMETER',
  'add.iammeterHint': 'WEM3080, WEM3080T et modèles apparentés',
  'add.homeAssistant': 'Home Assistant',
  'add.homeAssistantHint':
    'Transmet les valeurs de tout compteur qu’il connaît, y compris par MQTT ou Modbus',
  'add.http': 'Un autre appareil ou programme',
  'add.httpHint': 'Tout ce qui peut envoyer du JSON par HTTP',
  'add.file': 'Un fichier',
  'add.fileHint': 'Des mesures passées en CSV ou Green Button',
  'add.protocols':
    'Ce serveur reçoit les mesures par HTTP et HTTPS. Réglez sur HTTP un compteur qui utilise MQTT ou TCP, ou laissez Home Assistant transmettre ses valeurs.',
  'add.wholeForm': 'Compteur calculé, ou tout dans un seul formulaire',
  'add.next': 'Continuer',
  'add.number': 'De quel compteur s’agit-il ?',
  'add.numberWhere': 'Le numéro de série est imprimé sur l’appareil et affiché sur sa propre page.',
  'add.makeUp': 'Inventer un numéro',
  'add.makeUpHint': 'Un programme ou un fichier n’a pas de numéro de série : inventez-en un.',
  'add.settings': 'Saisissez ces réglages',
  'add.way': 'Que peut-on régler sur l’appareil ?',
  'add.wayKey': 'Sa propre adresse',
  'add.wayKeyHint': 'L’adresse contient une clé secrète : personne d’autre ne peut envoyer pour ce compteur.',
  'add.waySn': 'Son numéro de série seulement',
  'add.waySnHint':
    'Pour un micrologiciel qui n’accepte pas l’adresse. Quiconque connaît le numéro pourrait alors envoyer des mesures.',
  'add.stepType': 'Dans les réglages avancés, saisissez exactement ces valeurs et enregistrez :',
  'add.runMode': 'Mode de fonctionnement (Run mode)',
  'add.interval': 'Intervalle d’envoi (secondes)',
  'add.haText':
    'Ajoutez les deux à Home Assistant, remplacez les noms des capteurs par les vôtres et redémarrez-le.',
  'add.haCommand': 'Pour configuration.yaml',
  'add.haAutomation': 'Comme automatisation',
  'add.httpText': 'Envoyez une requête POST par mesure à cette adresse.',
  'add.example': 'Contenu d’une requête',
  'add.command': 'Pour l’essayer à la main',
  'add.values':
    'Les valeurs sont la tension (V), le courant (A), la puissance (W, négative à l’injection), les index de soutirage et d’injection (kWh), la fréquence (Hz) et le facteur de puissance. Les deux dernières peuvent manquer ; les valeurs inconnues sont null. Les compteurs triphasés envoient « Datas », une liste de trois lignes de ce type.',
  'add.fileText':
    'Importez le fichier sur la page suivante, puis revenez ici pour nommer le compteur. Vous pouvez répéter l’importation à tout moment.',
  'add.toCheck': 'Terminé : attendre la première mesure',
  'add.later': 'Finir plus tard',
  'add.nothing': 'Rien n’est encore arrivé de ce compteur.',
  'add.nothingHelp':
    'Cette page vérifie toutes les quelques secondes. Si rien n’arrive en quelques minutes, vérifiez que l’appareil est connecté au réseau et que l’adresse a été enregistrée exactement comme indiqué.',
  'add.noneAccepted': 'Des envois arrivent, mais aucun n’a encore été accepté.',
  'add.showSettings': 'Afficher à nouveau les réglages',
  'add.refused': 'Reçus, mais refusés',
  'add.refusedByKey': 'À sa propre adresse · envois : {{count}} · dernier : {{time}}',
  'add.refusedBySn': 'Avec le numéro de série seul · envois : {{count}} · dernier : {{time}}',
  'add.sentSn': 'L’appareil annonce le numéro de série {{sn}}. S’il est juste, corrigez-le ici.',
  'add.correctNumber': 'Corriger le numéro de série',
  'add.arrived': 'La première mesure est arrivée',
  'add.compare': 'Comparez ces valeurs avec celles du compteur lui-même.',
  'add.details': 'Nom et usage',
  'add.finish': 'Terminer',
};
