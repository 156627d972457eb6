import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Bonjour {{name}},',
  'mail.greetingWithoutName': 'Bonjour,',
  'mail.linkAsText': 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  'mail.automatic': 'Cet e-mail a été envoyé automatiquement. Les réponses ne sont pas lues.',
  'mail.welcome.subject': 'Bienvenue sur {{brand}}',
  'mail.welcome.text': 'Votre compte est prêt. Votre nom d’utilisateur est {{username}}.',
  'mail.welcome.next': 'Connectez-vous pour voir ce que mesurent vos compteurs et pour saisir votre tarif.',
  'mail.welcome.button': 'Ouvrir {{brand}}',
  'mail.welcome.why':
    'Vous recevez cet e-mail parce que cette adresse a été indiquée lors de l’inscription. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
  'mail.confirmEmail.subject': 'Veuillez confirmer votre adresse e-mail',
  'mail.confirmEmail.text':
    'Veuillez confirmer que cette adresse est la vôtre. Elle sert à vous joindre au sujet de votre compte, par exemple en cas d’oubli de votre mot de passe.',
  'mail.confirmEmail.button': 'Confirmer cette adresse',
  'mail.confirmEmail.why':
    'Vous recevez cet e-mail parce que cette adresse a été saisie comme adresse de contact d’un compte. Si ce n’était pas vous, vous pouvez ignorer cet e-mail ; l’adresse restera alors non confirmée.',
  'mail.resetPassword.subject': 'Choisissez un nouveau mot de passe',
  'mail.resetPassword.text': 'Un nouveau mot de passe a été demandé pour le compte {{username}}.',
  'mail.resetPassword.next_one': 'Le lien ci-dessous est à usage unique et valable {{count}} minute.',
  'mail.resetPassword.next_many': 'Le lien ci-dessous est à usage unique et valable {{count}} minutes.',
  'mail.resetPassword.next_other': 'Le lien ci-dessous est à usage unique et valable {{count}} minutes.',
  'mail.resetPassword.button': 'Choisir un nouveau mot de passe',
  'mail.resetPassword.why':
    'Vous recevez cet e-mail parce que quelqu’un a saisi votre nom d’utilisateur sur la page « Mot de passe oublié ». Si ce n’était pas vous, vous pouvez ignorer cet e-mail ; votre mot de passe reste inchangé.',
  'mail.passwordChanged.subject': 'Votre mot de passe a été changé',
  'mail.passwordChanged.text': 'Le mot de passe du compte {{username}} vient d’être changé.',
  'mail.passwordChanged.next': 'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe.',
  'mail.passwordChanged.button': 'Choisir un nouveau mot de passe',
  'mail.passwordChanged.why':
    'Vous recevez cet e-mail parce que cette adresse est l’adresse de contact du compte.',
  'mail.accountToBeDeleted.subject': 'Votre compte va être supprimé',
  'mail.accountToBeDeleted.text':
    'Comme demandé, le compte {{username}} et tout son contenu seront supprimés le {{date}}.',
  'mail.accountToBeDeleted.next':
    'D’ici là, vous pouvez changer d’avis. Si vous n’avez pas fait cette demande, conservez le compte et changez votre mot de passe.',
  'mail.accountToBeDeleted.button': 'Conserver le compte',
  'mail.accountToBeDeleted.why':
    'Vous recevez cet e-mail parce que cette adresse est l’adresse de contact du compte.',
  'mail.accountDeleted.subject': 'Votre compte a été supprimé',
  'mail.accountDeleted.text': 'Le compte {{username}} et tout son contenu ont été supprimés.',
  'mail.accountDeleted.next': 'Merci d’avoir utilisé {{brand}}. Vous pouvez vous réinscrire à tout moment.',
  'mail.accountDeleted.why':
    'Vous recevez cet e-mail parce que cette adresse était l’adresse de contact du compte. Vous ne recevrez plus d’autre e-mail.',
  'mail.feedbackAnswered.subject': 'Une réponse à votre remarque « {{title}} »',
  'mail.feedbackAnswered.text': 'Voici la réponse à votre message :',
  'mail.feedbackAnswered.button': 'Ouvrir la conversation',
  'mail.feedbackAnswered.why':
    'Vous recevez cet e-mail parce que vous avez indiqué cette adresse pour les réponses à vos remarques.',
};
