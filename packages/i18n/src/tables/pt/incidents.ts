import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Sobrecarga',
  'incident.overVoltage': 'Sobretensão',
  'incident.underVoltage': 'Subtensão',
  'incident.overCurrent': 'Sobrecorrente',
  'incident.phaseLoss': 'Falta de fase',
  'incident.phaseFrozen': 'Leituras congeladas',
  'incident.dayConsumption': 'Consumo do dia',
  'incident.monthConsumption': 'Consumo do mês',
  'incident.budgetPace': 'Meta mensal',
  'incident.unusualConsumption': 'Consumo invulgar',
  'incident.noYield': 'Produção demasiado baixa',
  'incident.baseLoadRisen': 'A carga de base subiu',
  'incident.demandNearLimit': 'Potência tomada perto do limite',
  'incident.priceBelow': 'Preço baixo',
  'incident.priceAbove': 'Preço alto',
  'incident.counterJudged': 'Contagem corrigida',
  'incident.meterReplaced': 'Contador talvez substituído',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'De volta ao normal: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Correção: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), fase {{phase}}',

  'incident.why.offline': 'Desde {{since}} não chegou nenhuma leitura. Recebe um aviso ao fim de {{limit}}.',
  'incident.why.overPower': 'A potência chegou a {{worst}}. O seu limite é {{limit}}.',
  'incident.why.overVoltage': 'A tensão chegou a {{worst}}. O seu limite é {{limit}}.',
  'incident.why.underVoltage': 'A tensão desceu para {{worst}}. O seu limite é {{limit}}.',
  'incident.why.overCurrent': 'A corrente chegou a {{worst}}. O seu limite é {{limit}}.',
  'incident.why.phaseLoss': 'Esta fase tem apenas {{worst}}, enquanto outra fase tem tensão.',
  'incident.why.phaseFrozen':
    'As leituras desta fase não mudaram durante um dia inteiro, enquanto as de outra fase mudaram. O que passa por esta fase não é contado.',
  'incident.why.dayConsumption': 'O consumo do dia vai em {{worst}}. O seu limite é {{limit}}.',
  'incident.why.monthConsumption': 'O consumo do mês vai em {{worst}}. O seu limite é {{limit}}.',
  'incident.why.budgetPace':
    'A este ritmo, o mês chega a {{expected}}. Isso corresponde a {{worst}} da sua meta de {{target}}; recebe um aviso a partir de {{limit}}.',
  'incident.why.unusualConsumption':
    'O consumo do dia foi de {{soFar}}. Em dias como este, o habitual aqui é de {{usualLow}} a {{usualHigh}}.',
  'incident.why.noYield':
    'Durante dias quase não houve produção: {{worst}} no pior dia. Nesta época do ano, o habitual aqui é {{usual}} por dia.',
  'incident.why.noYieldInSun':
    'A produção do dia foi de {{worst}}. Com um tempo assim, o habitual aqui é {{usual}}.',
  'incident.why.baseLoadRisen':
    'O que está sempre ligado consome {{soFar}}. Antes eram {{usual}}, ou seja, subiu {{worst}}.',
  'incident.why.demandNearLimit':
    'Este quarto de hora encaminha-se para uma média de {{worst}}. O seu limite é {{limit}}.',
  'incident.why.priceBelow': 'O preço é de {{worst}} por kWh. Recebe um aviso abaixo de {{limit}}.',
  'incident.why.priceAbove': 'O preço é de {{worst}} por kWh. Recebe um aviso acima de {{limit}}.',
  'incident.why.counterJudged':
    'A contagem saltou de {{before}} para {{after}}. A energia foi corrigida em conformidade.',
  'incident.why.meterReplaced':
    'As contagens recomeçaram em {{after}}; antes estavam em {{before}}. Talvez seja outro dispositivo.',
  'incident.why.recovered': 'Durou de {{from}} a {{to}}.',
  'incident.why.corrected':
    'Leituras posteriores mostraram que afinal não foi assim. Não é preciso fazer nada.',

  'incident.was.offline': 'Não chegou nenhuma leitura durante mais de {{limit}}, a partir de {{since}}.',
  'incident.was.phaseLoss': 'Esta fase tinha apenas {{worst}}, enquanto outra fase tinha tensão.',
  'incident.was.dayConsumption': 'O consumo do dia foi de {{worst}}. O seu limite é {{limit}}.',
  'incident.was.monthConsumption': 'O consumo do mês foi de {{worst}}. O seu limite é {{limit}}.',
  'incident.was.budgetPace':
    'A esse ritmo, o mês teria chegado a {{expected}}: {{worst}} da sua meta de {{target}}. Recebe um aviso a partir de {{limit}}.',
  'incident.was.baseLoadRisen':
    'O que está sempre ligado consumia {{soFar}}. Antes eram {{usual}}, ou seja, tinha subido {{worst}}.',
  'incident.was.demandNearLimit':
    'O quarto de hora encaminhava-se para uma média de {{worst}}. O seu limite é {{limit}}.',
  'incident.was.priceBelow':
    'O preço mais baixo foi de {{worst}} por kWh. Recebe um aviso abaixo de {{limit}}.',
  'incident.was.priceAbove':
    'O preço mais alto foi de {{worst}} por kWh. Recebe um aviso acima de {{limit}}.',

  'download.incidents': 'O que foi comunicado sobre os seus locais e contadores, e porquê.',
  'download.alertRules': 'O que quer que lhe seja comunicado e a partir de que limites.',

  'incident.todo.offline':
    'Verifique a alimentação e a ligação de rede do contador e, depois, o endereço de envio.',
  'incident.todo.overPower':
    'Desligue algum aparelho de grande potência ou verifique se o limite se adequa à sua ligação à rede.',
  'incident.todo.overVoltage':
    'Se persistir, avise o seu operador de rede. Nesses casos, os inversores desligam-se muitas vezes sozinhos.',
  'incident.todo.underVoltage':
    'Se persistir, avise o seu operador de rede e verifique os cabos longos e os terminais soltos.',
  'incident.todo.overCurrent': 'Desligue alguma coisa neste circuito antes que o fusível o faça.',
  'incident.todo.phaseLoss': 'Verifique o fusível desta fase. Os motores não podem funcionar com duas fases.',
  'incident.todo.phaseFrozen': 'Reinicie o contador. Se não resultar, mande-o verificar ou substituir.',
  'incident.todo.dayConsumption': 'Veja o dia hora a hora para saber o que mais consumiu.',
  'incident.todo.monthConsumption': 'Veja o mês dia a dia para saber o que mais consumiu.',
  'incident.todo.budgetPace': 'Veja o que aumentou em relação ao mês passado ou defina outra meta.',
  'incident.todo.unusualConsumption':
    'Veja o dia hora a hora. Se o consumo estiver certo, indique que isto é normal para si.',
  'incident.todo.noYield': 'Verifique o visor do inversor, os seus interruptores e o seu fusível.',
  'incident.todo.baseLoadRisen':
    'Há algo a funcionar dia e noite que antes não funcionava: uma bomba, um aquecedor, um frigorífico mal fechado.',
  'incident.todo.demandNearLimit':
    'Desligue até às {{until}} aparelhos que somem {{power}} para ficar abaixo do limite.',
  'incident.todo.priceBelow': 'Um bom momento para o que pode esperar, como carregar ou lavar.',
  'incident.todo.priceAbove': 'Deixe para mais tarde o que pode esperar.',
  'incident.todo.counterJudged': 'Veja no registo de auditoria se a correção está certa.',
  'incident.todo.meterReplaced':
    'Se o contador foi substituído, indique-o na página dele, com a contagem final do dispositivo antigo.',
};
