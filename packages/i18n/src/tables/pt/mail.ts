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

  'mail.confirmChannel.subject': 'Aceita receber mensagens neste endereço?',
  'mail.confirmChannel.text':
    'O titular da conta {{username}} quer que sejam enviadas para este endereço mensagens sobre contadores de eletricidade, por exemplo quando um contador está offline. Só são enviadas se aceitar.',
  'mail.confirmChannel.why':
    'Recebe este e-mail porque alguém introduziu este endereço para mensagens. Se não as quiser, ignore este e-mail; nada mais será enviado.',

  'mail.channelTest.button': 'Abrir as mensagens',

  'mail.incident.button': 'Abrir o alerta',
  'mail.incident.why':
    'Recebe este e-mail porque são enviadas para este endereço mensagens sobre alertas. O titular da conta pode alterar isto nas definições do utilizador, em “Mensagens”.',
  'mail.autoSend.first':
    '{{sender}} introduziu este endereço como destinatário de relatórios e alertas de {{brand}}. Se não os quiser, use a ligação no fim deste e-mail.',
  'mail.autoSend.whyOwn':
    'Recebe este e-mail porque o seu endereço está na lista de destinatários das suas definições.',
  'mail.autoSend.whyOther':
    'Recebe este e-mail porque {{sender}} introduziu o seu endereço como destinatário de relatórios e alertas.',
  'mail.autoSend.whyTest': 'Recebe este e-mail porque pediu um teste.',
  'mail.autoSend.leave': 'Não receber mais estes e-mails',

  'mail.report.dailySubject': 'Relatório diário de {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Relatório semanal de {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Relatório mensal de {{site}}: {{period}}',
  'mail.report.test': 'Teste: {{subject}}',
  'mail.report.button': 'Abrir o relatório',
  'mail.report.attached': 'Todos os valores estão na folha de cálculo em anexo.',
  'mail.report.noData': 'Não há leituras deste período, pelo que os seus valores são desconhecidos.',
  'mail.report.skipped_one':
    'Não foi possível enviar a tempo um relatório anterior ({{period}}). Este é o mais recente; o anterior já não será enviado.',
  'mail.report.skipped_many':
    'Não foi possível enviar a tempo {{count}} de relatórios anteriores ({{period}}). Este é o mais recente; os anteriores já não serão enviados.',
  'mail.report.skipped_other':
    'Não foi possível enviar a tempo {{count}} relatórios anteriores ({{period}}). Este é o mais recente; os anteriores já não serão enviados.',
  'mail.report.energy': 'Energia',
  'mail.report.consumption': 'Consumo',
  'mail.report.import': 'Da rede',
  'mail.report.export': 'Para a rede',
  'mail.report.yield': 'Produção',
  'mail.report.selfUse': 'Autoconsumo',
  'mail.report.selfSufficiency': 'Autossuficiência',
  'mail.report.demand': 'Potência tomada máxima (15 min)',
  'mail.report.bill': 'Fatura até agora, desde {{date}}',
  'mail.report.billOf': 'Fatura, {{period}}',
  'mail.report.changeDaily': '{{change}} em relação ao dia anterior',
  'mail.report.changeWeekly': '{{change}} em relação à semana anterior',
  'mail.report.changeMonthly': '{{change}} em relação ao mês anterior',
  'mail.report.coverage': 'Cobertura dos dados',
  'mail.report.measured': '{{share}} medido',
  'mail.report.estimated': '{{share}} estimado',
  'mail.report.missing': '{{share}} em falta',
  'mail.report.dayPicture': 'O dia por quartos de hora, em {{unit}}',
  'mail.report.daysPicture': 'Os dias do período, em {{unit}}',
  'mail.report.monthPicture': 'O mês até agora, dia a dia, em {{unit}}',
  'mail.report.pictureText': 'Gráfico: {{what}}; no máximo {{highest}}.',
  'mail.report.place': 'Local',
  'mail.report.address': 'Morada',
  'mail.report.meters': 'Contadores',
  'mail.report.systemSize': 'Potência instalada',
  'mail.report.exceptions': 'Falhas',
  'mail.report.noExceptions': 'Sem falhas neste período.',
  'mail.report.quarantined_one': 'Uma leitura tem uma hora inverosímil e espera pela sua decisão.',
  'mail.report.quarantined_many':
    '{{count}} de leituras têm uma hora inverosímil e esperam pela sua decisão.',
  'mail.report.quarantined_other': '{{count}} leituras têm uma hora inverosímil e esperam pela sua decisão.',
  'mail.report.alerts': 'Alertas',
  'mail.report.noAlerts': 'Sem alertas',
  'mail.report.open': 'Em curso desde {{from}}',
  'mail.report.more_one': 'Há mais um; veja a lista na aplicação.',
  'mail.report.more_many': 'Há mais {{count}}; veja a lista na aplicação.',
  'mail.report.more_other': 'Há mais {{count}}; veja a lista na aplicação.',
  'mail.report.devices': 'Dispositivos',
  'mail.report.allDevicesWork': 'Todos os dispositivos estão a enviar.',
  'mail.report.deviceSilent': 'Sem leituras desde {{since}}',
  'mail.report.deviceNever': 'Nunca chegou nenhuma leitura',
  'mail.report.deviceFault': 'Tem uma falha em curso',

  'mail.exceptions.subject': 'Há algo que precisa da sua atenção',
  'mail.exceptions.text': 'Isto aconteceu desde {{since}}.',
  'mail.exceptions.faults': 'Falhas',
  'mail.exceptions.quarantined': 'Leituras com uma hora inverosímil',
  'mail.exceptions.quarantinedOf_one': 'Uma leitura espera pela sua decisão',
  'mail.exceptions.quarantinedOf_many': '{{count}} de leituras esperam pela sua decisão',
  'mail.exceptions.quarantinedOf_other': '{{count}} leituras esperam pela sua decisão',
  'mail.exceptions.sending': 'Envio',
  'mail.exceptions.failedMail': '“{{subject}}” para {{to}}',
  'mail.exceptions.failedReport':
    'Não foi possível criar o relatório ({{date}}). Também o encontra na aplicação.',
  'mail.exceptions.failedMessages_one': 'Não foi possível entregar {{count}} mensagem',
  'mail.exceptions.failedMessages_many': 'Não foi possível entregar {{count}} de mensagens',
  'mail.exceptions.failedMessages_other': 'Não foi possível entregar {{count}} mensagens',
  'mail.exceptions.button': 'Abrir {{brand}}',
};
