import type { TableLike } from '../../table.ts';
import type { accountCare as source } from '../en/account-care.ts';

export const accountCare: TableLike<typeof source> = {
  'forgot.title': 'Recuperar a palavra-passe',
  'forgot.intro':
    'Introduza o seu nome de utilizador. Enviamos para o endereço de e-mail da sua conta uma ligação com que define uma nova palavra-passe.',
  'forgot.send': 'Enviar a ligação',
  'forgot.sent':
    'Se existir uma conta com este nome de utilizador e um endereço de e-mail, a ligação já vai a caminho. Funciona durante uma hora.',
  'forgot.sentHint':
    'Se não chegar nada, veja na pasta do correio não solicitado. Uma conta sem endereço de e-mail não recebe a ligação: peça ao administrador deste servidor que reponha a palavra-passe.',
  'forgot.again': 'Enviar para outro nome de utilizador',
  'forgot.noMail':
    'Este servidor não envia e-mails. Peça ao administrador que reponha a sua palavra-passe.',
  'forgot.toLogin': 'Voltar ao início de sessão',
  'forgot.expired': 'Esta ligação já não funciona.',
  'forgot.expiredHint':
    'Cada ligação funciona uma só vez e durante uma hora, e só a mais recente é válida. Peça outra abaixo.',
  'reset.title': 'Nova palavra-passe',
  'reset.whose':
    'Está a definir uma nova palavra-passe para {{username}}. Depois, todos os dispositivos têm de iniciar sessão novamente.',
  'reset.made': 'Criar uma palavra-passe forte por mim',
  'reset.own': 'Escolher a minha',
  'reset.choice': 'Que palavra-passe pretende?',
  'reset.set': 'Definir nova palavra-passe',
  'reset.done': 'A palavra-passe de {{username}} foi alterada. Todas as sessões foram terminadas.',
  'reset.shownOnce': 'Guarde-a num lugar seguro: só é mostrada aqui e agora.',
  'reset.password': 'A sua nova palavra-passe',
  'reset.toLogin': 'Iniciar sessão',
  'confirmEmail.title': 'Confirme o seu endereço de e-mail',
  'confirmEmail.intro':
    'Confirme que este endereço é seu, para o podermos contactar se se esquecer da palavra-passe.',
  'confirmEmail.confirm': 'Confirmar endereço',
  'confirmEmail.done': 'Endereço de e-mail confirmado',
  'confirmEmail.doneHint': '{{email}} é agora o endereço confirmado da sua conta.',
  'confirmEmail.invalid': 'Esta ligação já não funciona.',
  'confirmEmail.invalidHint':
    'Cada ligação funciona uma só vez, durante sete dias, e só para o endereço a que foi enviada. Peça outra nas definições do utilizador.',
  'confirmEmail.open': 'Abrir o Ohmstead',
  'user.emailConfirmed': 'Confirmado',
  'user.emailUnconfirmed': 'Ainda por confirmar. Abra a ligação no e-mail que enviámos para {{email}}.',
  'user.emailNoMail': 'Por confirmar. De momento, este servidor não envia e-mails.',
  'user.confirmAgain': 'Enviar a ligação de novo',
  'user.confirmSent': 'A ligação foi enviada de novo.',
  'sessions.title': 'Onde tem sessão iniciada',
  'sessions.hint': 'Termine todas as sessões que não reconhece e altere depois a sua palavra-passe.',
  'sessions.this': 'Esta sessão',
  'sessions.web': 'Navegador',
  'sessions.app': 'Aplicação',
  'sessions.used': 'Última utilização: {{time}}',
  'sessions.begun': 'Sessão iniciada: {{time}}',
  'sessions.end': 'Terminar sessão',
  'sessions.endOf': 'Terminar a sessão {{name}}',
  'sessions.endOthers': 'Terminar todas as outras sessões',
  'sessions.ended': 'Sessão terminada',
  'sessions.othersEnded': 'Todas as outras sessões foram terminadas',
  'sessions.on': '{{browser}} em {{system}}',
  'download.title': 'Os meus dados',
  'download.hint':
    'Tudo o que a sua conta contém num ficheiro ZIP: locais, contadores, leituras, tarifários, faturas, avisos e comentários. Os ficheiros são CSV e JSON, que outros programas conseguem ler.',
  'download.start': 'Transferir os meus dados',
  'download.progress': '{{size}} recebidos. Anos de leituras demoram alguns minutos.',
  'download.stop': 'Parar',
  'download.stopped': 'Transferência interrompida',
  'download.done': 'Os seus dados foram guardados ({{size}}).',
  'download.readme': 'Os dados da sua conta Ohmstead',
  'download.account':
    'A conta: nome, telefone, endereço de contacto e definições. A palavra-passe não está incluída.',
  'download.sessions': 'Quando e com que dispositivo iniciou sessão.',
  'download.mails': 'Os e-mails que lhe foram enviados.',
  'download.notices': 'Os avisos que recebeu e quando os leu.',
  'download.sharing': 'Quem vê os seus locais, de quem são os locais que vê e os convites.',
  'download.sites': 'Os seus locais com todas as definições.',
  'download.meters':
    'Os seus contadores com as definições e as chaves de envio. Não mostre as chaves a ninguém.',
  'download.tariffs': 'Os tarifários dos seus locais, cada um com o dia a partir do qual vigora.',
  'download.prices': 'Séries de preços, na moeda do local.',
  'download.emissions': 'Séries de gramas de CO₂ por quilowatt-hora da rede.',
  'download.bills': 'As faturas de todos os períodos de faturação terminados, linha a linha.',
  'download.invoices': 'As faturas dos seus fornecedores, tal como as introduziu.',
  'download.decisions':
    'O que decidiu sobre as contagens dos seus contadores, por exemplo sobre substituições.',
  'download.feedback': 'Os seus comentários com todas as respostas.',
  'download.pictures':
    'As imagens dos seus comentários. Os nomes começam pelo ID do comentário e da mensagem.',
  'download.readings':
    'Todas as leituras de um contador, num ficheiro com o nome do seu número de série. Estes ficheiros podem ser importados de novo.',
  'download.formats':
    'Todos os ficheiros são UTF-8. As horas nos ficheiros JSON são UTC; as das leituras trazem a diferença para UTC do fuso horário do local. A potência está em watts, a energia em quilowatts-hora.',
  'deletion.title': 'Eliminar a minha conta',
  'deletion.hint':
    'A sua conta, os seus locais e contadores e todas as leituras, tarifários e faturas são eliminados uma semana depois do seu pedido. Até lá, pode manter a conta.',
  'deletion.open': 'Eliminar a minha conta',
  'deletion.question': 'Eliminar a sua conta?',
  'deletion.sites_one': '{{count}} local com os seus tarifários, faturas e relatórios',
  'deletion.sites_many': '{{count}} de locais com os seus tarifários, faturas e relatórios',
  'deletion.sites_other': '{{count}} locais com os seus tarifários, faturas e relatórios',
  'deletion.meters_one': '{{count}} contador com todas as suas leituras',
  'deletion.meters_many': '{{count}} de contadores com todas as suas leituras',
  'deletion.meters_other': '{{count}} contadores com todas as suas leituras',
  'deletion.rest': 'O seu nome, endereço de contacto, avisos e comentários',
  'deletion.what': 'Será eliminado:',
  'deletion.week':
    'Acontece daqui a uma semana. Até lá, tudo funciona como antes e pode mudar de ideias a qualquer momento. Depois disso, ninguém pode recuperar nada.',
  'deletion.download': 'Se quiser conservar os seus dados, transfira-os primeiro.',
  'deletion.password': 'A sua palavra-passe',
  'deletion.planned': 'A sua conta será eliminada em {{date}}.',
  'deletion.asked': 'A sua conta será eliminada daqui a uma semana. Até lá, pode mantê-la.',
  'deletion.keep': 'Manter a minha conta',
  'deletion.kept': 'A sua conta mantém-se.',
};
