import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Envio automático',
  'autoSend.intro': 'Relatórios e alertas por e-mail, para si e para os destinatários que escolher.',
  'autoSend.noMail':
    'De momento, este servidor não envia e-mails. O que definir aqui fica guardado e aplica-se assim que os enviar.',
  'autoSend.recipients': 'Destinatários',
  'autoSend.recipientsHint':
    'Escreva um endereço de e-mail e prima Enter, vírgula ou ponto e vírgula. No máximo {{count}}; qualquer pessoa pode sair da lista através de uma ligação em cada e-mail.',
  'autoSend.recipientList': 'Destinatários na lista',
  'autoSend.remove': 'Remover {{email}}',
  'autoSend.useOwn': 'Adicionar o meu endereço',
  'autoSend.stateNever': 'Ainda nada foi enviado',
  'autoSend.stateSent': 'Último envio em {{time}}',
  'autoSend.stateFailed': 'Não foi possível enviar o último e-mail: {{error}}',
  'autoSend.stateLeft':
    'Já não quer receber estes e-mails. Só a própria pessoa pode voltar atrás, pela ligação de um e-mail anterior.',
  'autoSend.what': 'O que é enviado',
  'autoSend.alertNotification': 'Alertas, de imediato',
  'autoSend.exceptionSending': 'Falhas de dispositivos, de dados e de envio, uma vez por dia',
  'autoSend.dailyReport': 'Relatório diário',
  'autoSend.weeklyReport': 'Relatório semanal, às segundas-feiras',
  'autoSend.monthlyReport': 'Relatório mensal, no dia 1',
  'autoSend.when': 'Os relatórios são enviados às {{time}} do fuso horário de cada local, um por local.',
  'autoSend.contents': 'O que consta dos relatórios',
  'autoSend.placeInfo': 'Informações do local',
  'autoSend.exceptionInfo': 'Falhas do período',
  'autoSend.alertInfo': 'Alertas do período',
  'autoSend.faultyDeviceState': 'Dispositivos que não funcionam',
  'autoSend.tryOut': 'Experimentar um relatório',
  'autoSend.tryHint':
    'Com o relatório mais recente e as definições guardadas. Um teste é enviado apenas para o seu próprio endereço.',
  'autoSend.site': 'Local',
  'autoSend.kind': 'Relatório',
  'autoSend.daily': 'Diário',
  'autoSend.weekly': 'Semanal',
  'autoSend.monthly': 'Mensal',
  'autoSend.preview': 'Pré-visualizar',
  'autoSend.sendTest': 'Enviar-me um teste',
  'autoSend.testSent': 'Um teste está a caminho de {{email}}.',
  'autoSend.noSite': 'Um relatório refere-se a um local. Adicione primeiro um.',

  'leave.title': 'Não receber mais e-mails',
  'leave.intro': 'Prima o botão para não receber mais relatórios e alertas deste remetente no seu endereço.',
  'leave.leave': 'Não receber mais',
  'leave.left': 'Já não os vai receber',
  'leave.leftHint': '{{sender}} já não pode enviar relatórios nem alertas para {{email}}.',
  'leave.back': 'Voltar a receber',
  'leave.returned': 'Vai voltar a recebê-los',
  'leave.returnedHint': '{{sender}} pode enviar relatórios e alertas para {{email}}.',
  'leave.invalid': 'Esta ligação não funciona',
  'leave.invalidHint':
    'Está incompleta, é muito antiga ou a conta do remetente já não existe. Use a ligação do e-mail mais recente.',
  'leave.channelIntro':
    'Prima o botão para não receber mais, por este canal, mensagens sobre alertas deste remetente.',
  'leave.channelLeftHint':
    '{{sender}} já não pode enviar, por este canal, mensagens sobre alertas para {{email}}.',
  'leave.channelReturnedHint': '{{sender}} pode enviar mensagens sobre alertas para {{email}}.',
  'leave.channelInvalidHint':
    'Está incompleta, é muito antiga ou este canal já não existe. Use a ligação do e-mail mais recente.',
};
