import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Olá {{name}},',
  'mail.greetingWithoutName': 'Olá,',
  'mail.linkAsText': 'Se o botão não funcionar, abra este endereço no seu navegador:',
  'mail.automatic': 'Este e-mail foi enviado automaticamente. As respostas não são lidas.',

  'mail.welcome.subject': 'Boas-vindas ao {{brand}}',
  'mail.welcome.text': 'A sua conta está pronta. O seu nome de utilizador é {{username}}.',
  'mail.welcome.next':
    'Inicie sessão para ver o que os seus contadores medem e para introduzir o seu tarifário.',
  'mail.welcome.button': 'Abrir {{brand}}',
  'mail.welcome.why':
    'Recebe este e-mail porque este endereço foi indicado no registo da conta. Se não se registou, pode ignorá-lo.',

  'mail.confirmEmail.subject': 'Confirme o seu endereço de e-mail',
  'mail.confirmEmail.text':
    'Confirme que este endereço é seu. Serve para o contactarmos sobre a sua conta, por exemplo se se esquecer da palavra-passe.',
  'mail.confirmEmail.button': 'Confirmar este endereço',
  'mail.confirmEmail.why':
    'Recebe este e-mail porque este endereço foi introduzido como contacto de uma conta. Se não o introduziu, pode ignorar este e-mail; o endereço fica por confirmar.',

  'mail.resetPassword.subject': 'Escolha uma nova palavra-passe',
  'mail.resetPassword.text': 'Foi pedida uma nova palavra-passe para a conta {{username}}.',
  'mail.resetPassword.next_one':
    'A ligação abaixo só pode ser usada uma vez e é válida durante {{count}} minuto.',
  'mail.resetPassword.next_many':
    'A ligação abaixo só pode ser usada uma vez e é válida durante {{count}} de minutos.',
  'mail.resetPassword.next_other':
    'A ligação abaixo só pode ser usada uma vez e é válida durante {{count}} minutos.',
  'mail.resetPassword.button': 'Escolher nova palavra-passe',
  'mail.resetPassword.why':
    'Recebe este e-mail porque alguém introduziu o seu nome de utilizador na página de recuperação da palavra-passe. Se não fez este pedido, pode ignorá-lo; a sua palavra-passe mantém-se.',

  'mail.passwordChanged.subject': 'A sua palavra-passe foi alterada',
  'mail.passwordChanged.text': 'A palavra-passe da conta {{username}} acaba de ser alterada.',
  'mail.passwordChanged.next': 'Se não fez esta alteração, escolha já uma nova palavra-passe.',
  'mail.passwordChanged.button': 'Escolher nova palavra-passe',
  'mail.passwordChanged.why': 'Recebe este e-mail porque este é o endereço de contacto da conta.',

  'mail.accountToBeDeleted.subject': 'A sua conta vai ser eliminada',
  'mail.accountToBeDeleted.text':
    'Tal como pedido, a conta {{username}} e tudo o que contém vão ser eliminados em {{date}}.',
  'mail.accountToBeDeleted.next':
    'Até lá, pode mudar de ideias. Se não fez este pedido, mantenha a conta e altere a palavra-passe.',
  'mail.accountToBeDeleted.button': 'Manter a conta',
  'mail.accountToBeDeleted.why': 'Recebe este e-mail porque este é o endereço de contacto da conta.',

  'mail.accountDeleted.subject': 'A sua conta foi eliminada',
  'mail.accountDeleted.text': 'A conta {{username}} e tudo o que continha foram eliminados.',
  'mail.accountDeleted.next': 'Obrigado por ter usado {{brand}}. Pode voltar a registar-se quando quiser.',
  'mail.accountDeleted.why':
    'Recebe este e-mail porque este era o endereço de contacto da conta. É o último que lhe enviamos.',

  'mail.feedbackAnswered.subject': 'O seu comentário “{{title}}” tem resposta',
  'mail.feedbackAnswered.text': 'Esta é a resposta ao que escreveu:',
  'mail.feedbackAnswered.button': 'Abrir a conversa',
  'mail.feedbackAnswered.why':
    'Recebe este e-mail porque indicou este endereço para as respostas aos seus comentários.',
};
