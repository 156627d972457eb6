import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Envoi automatique',
  'autoSend.intro': 'Des rapports et des alertes par e-mail, à vous et aux destinataires de votre choix.',
  'autoSend.noMail':
    'Ce serveur n’envoie pas d’e-mails pour le moment. Vos réglages sont conservés et prendront effet dès qu’il en enverra.',
  'autoSend.recipients': 'Destinataires',
  'autoSend.recipientsHint':
    'Saisissez une adresse e-mail et appuyez sur Entrée, la virgule ou le point-virgule. {{count}} au plus ; chacun peut se retirer de la liste grâce au lien présent dans chaque e-mail.',
  'autoSend.recipientList': 'Destinataires de la liste',
  'autoSend.remove': 'Retirer {{email}}',
  'autoSend.useOwn': 'Ajouter mon adresse',
  'autoSend.stateNever': 'Rien n’a encore été envoyé',
  'autoSend.stateSent': 'Dernier envoi le {{time}}',
  'autoSend.stateFailed': 'Le dernier e-mail n’a pas pu être envoyé : {{error}}',
  'autoSend.stateLeft':
    'Ne veut plus recevoir ces e-mails. Seule cette personne peut changer d’avis, par le lien d’un e-mail antérieur.',
  'autoSend.what': 'Ce qui est envoyé',
  'autoSend.alertNotification': 'Les alertes, immédiatement',
  'autoSend.exceptionSending': 'Les défauts des appareils, des données et des envois, une fois par jour',
  'autoSend.dailyReport': 'Rapport quotidien',
  'autoSend.weeklyReport': 'Rapport hebdomadaire, le lundi',
  'autoSend.monthlyReport': 'Rapport mensuel, le premier du mois',
  'autoSend.when': 'Les rapports partent à {{time}}, selon le fuseau horaire de chaque site, un par site.',
  'autoSend.contents': 'Contenu des rapports',
  'autoSend.placeInfo': 'Informations sur le site',
  'autoSend.exceptionInfo': 'Défauts de la période',
  'autoSend.alertInfo': 'Alertes de la période',
  'autoSend.faultyDeviceState': 'Appareils qui ne fonctionnent pas',
  'autoSend.tryOut': 'Essayer un rapport',
  'autoSend.tryHint':
    'Avec le rapport le plus récent, selon les réglages enregistrés. Un essai n’est envoyé qu’à votre propre adresse.',
  'autoSend.site': 'Site',
  'autoSend.kind': 'Rapport',
  'autoSend.daily': 'Quotidien',
  'autoSend.weekly': 'Hebdomadaire',
  'autoSend.monthly': 'Mensuel',
  'autoSend.preview': 'Aperçu',
  'autoSend.sendTest': 'M’envoyer un essai',
  'autoSend.testSent': 'Un essai est en route vers {{email}}.',
  'autoSend.noSite': 'Un rapport porte sur un site. Ajoutez-en d’abord un.',

  'leave.title': 'Ne plus recevoir d’e-mails',
  'leave.intro':
    'Appuyez sur le bouton pour ne plus recevoir à votre adresse les rapports et les alertes de cet expéditeur.',
  'leave.leave': 'Ne plus en recevoir',
  'leave.left': 'Vous n’en recevrez plus',
  'leave.leftHint': '{{sender}} ne peut plus envoyer de rapports ni d’alertes à {{email}}.',
  'leave.back': 'En recevoir de nouveau',
  'leave.returned': 'Vous en recevrez de nouveau',
  'leave.returnedHint': '{{sender}} peut envoyer des rapports et des alertes à {{email}}.',
  'leave.invalid': 'Ce lien ne fonctionne pas',
  'leave.invalidHint':
    'Il est incomplet ou très ancien, ou le compte de l’expéditeur n’existe plus. Utilisez le lien de l’e-mail le plus récent.',
  'leave.channelIntro':
    'Appuyez sur le bouton pour ne plus recevoir par ce canal les messages de cet expéditeur sur des alertes.',
  'leave.channelLeftHint':
    '{{sender}} ne peut plus envoyer par ce canal de messages sur des alertes à {{email}}.',
  'leave.channelReturnedHint': '{{sender}} peut envoyer des messages sur des alertes à {{email}}.',
  'leave.channelInvalidHint':
    'Il est incomplet ou très ancien, ou ce canal n’existe plus. Utilisez le lien de l’e-mail le plus récent.',
};
