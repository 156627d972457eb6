import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Avisos',
  'notices.types': 'Tipo de aviso',
  'notices.product': 'Produto',
  'notices.productUnread': 'Produto ({{unread}})',
  'notices.promotion': 'Promoções',
  'notices.promotionUnread': 'Promoções ({{unread}})',
  'notices.autoSend': 'Automáticos',
  'notices.autoSendUnread': 'Automáticos ({{unread}})',
  'notices.new': 'Novo',
  'notices.readAll': 'Marcar todos como lidos',
  'notices.allRead': 'Estão todos marcados como lidos.',
  'notices.more': 'Mostrar mais',
  'notices.year': 'Os avisos são mostrados durante um ano.',
  'notices.noProduct': 'De momento não há novidades sobre o produto.',
  'notices.noPromotion': 'De momento não há promoções.',
  'notices.noAutoSend': 'Não tem mensagens automáticas.',
  'notice.title': 'Aviso',
  'notice.open': 'Abrir a página',
  'notice.choose': 'Escolha um aviso para o ler aqui.',
  'notice.missing': 'Este aviso já não existe ou não é para si.',
  'notice.toList': 'Todos os avisos',

  'notice.welcome.title': 'Boas-vindas ao {{brand}}',
  'notice.welcome.content':
    'A sua conta está pronta. Adicione os seus contadores e o preço da sua eletricidade, e {{brand}} mostra-lhe quanto consome e quanto custa.',
  'notice.feedbackAnswered.title': 'O seu comentário tem resposta',
  'notice.feedbackAnswered.content': 'Há uma resposta ao seu comentário “{{title}}”.',
  'notice.feedbackFinished.title': 'O seu comentário foi encerrado',
  'notice.feedbackFinished.content': 'O seu comentário “{{title}}” foi encerrado.',
  'notice.serialNumberLost.title': 'O número de série {{sn}} pertence agora a outra conta',
  'notice.serialNumberLost.content':
    'Um administrador decidiu que o número de série {{sn}} pertence a outra conta. O seu contador “{{meter}}” mantém todas as suas leituras e tem agora o número de série {{newSn}}. A partir de agora só aceita leituras enviadas com a sua chave de envio, que encontra na página do contador. Se acha que se trata de um engano, contacte o administrador.',

  'notice.dailyReportSent.title': 'O relatório diário de {{site}} foi enviado',
  'notice.weeklyReportSent.title': 'O relatório semanal de {{site}} foi enviado',
  'notice.monthlyReportSent.title': 'O relatório mensal de {{site}} foi enviado',
  'notice.reportSent.content_one': 'Período: {{period}}. Enviado a {{count}} destinatário.',
  'notice.reportSent.content_many': 'Período: {{period}}. Enviado a {{count}} de destinatários.',
  'notice.reportSent.content_other': 'Período: {{period}}. Enviado a {{count}} destinatários.',
};
