import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Hors ligne',
  'incident.overPower': 'Surcharge',
  'incident.overVoltage': 'Surtension',
  'incident.underVoltage': 'Sous-tension',
  'incident.overCurrent': 'Surintensité',
  'incident.phaseLoss': 'Perte de phase',
  'incident.phaseFrozen': 'Mesures figées',
  'incident.dayConsumption': 'Consommation du jour',
  'incident.monthConsumption': 'Consommation du mois',
  'incident.budgetPace': 'Objectif mensuel',
  'incident.unusualConsumption': 'Consommation inhabituelle',
  'incident.noYield': 'Production trop faible',
  'incident.baseLoadRisen': 'Talon de consommation en hausse',
  'incident.demandNearLimit': 'Puissance soutirée proche de la limite',
  'incident.priceBelow': 'Prix bas',
  'incident.priceAbove': 'Prix élevé',
  'incident.counterJudged': 'Index corrigé',
  'incident.meterReplaced': 'Compteur peut-être remplacé',

  'incident.title': '{{kind}} : {{place}}',
  'incident.titleRecovered': 'Retour à la normale : {{kind}}, {{place}}',
  'incident.titleCorrected': 'Rectification : {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), phase {{phase}}',

  'incident.why.offline':
    'Aucune mesure n’est arrivée depuis le {{since}}. Vous recevez une alerte au bout de {{limit}}.',
  'incident.why.overPower': 'La puissance a atteint {{worst}}. Votre limite est de {{limit}}.',
  'incident.why.overVoltage': 'La tension a atteint {{worst}}. Votre limite est de {{limit}}.',
  'incident.why.underVoltage': 'La tension est tombée à {{worst}}. Votre limite est de {{limit}}.',
  'incident.why.overCurrent': 'Le courant a atteint {{worst}}. Votre limite est de {{limit}}.',
  'incident.why.phaseLoss': 'Cette phase n’a que {{worst}} alors qu’une autre phase est bien sous tension.',
  'incident.why.phaseFrozen':
    'Les mesures de cette phase n’ont pas varié pendant une journée entière, contrairement à celles d’une autre phase. Ce qui passe par cette phase n’est pas compté.',
  'incident.why.dayConsumption':
    'La consommation du jour est pour l’instant de {{worst}}. Votre limite est de {{limit}}.',
  'incident.why.monthConsumption':
    'La consommation du mois est pour l’instant de {{worst}}. Votre limite est de {{limit}}.',
  'incident.why.budgetPace':
    'À ce rythme, le mois atteindra {{expected}}. Cela représente {{worst}} de votre objectif de {{target}} ; vous recevez une alerte à partir de {{limit}}.',
  'incident.why.unusualConsumption':
    'La consommation du jour a été de {{soFar}}. Pour de telles journées, elle va ici d’habitude de {{usualLow}} à {{usualHigh}}.',
  'incident.why.noYield':
    'Pendant plusieurs jours, il n’y a presque pas eu de production : {{worst}} le pire jour. En cette saison, elle est ici d’habitude de {{usual}} par jour.',
  'incident.why.noYieldInSun':
    'La production du jour a été de {{worst}}. Par un temps pareil, elle est ici d’habitude de {{usual}}.',
  'incident.why.baseLoadRisen':
    'Ce qui fonctionne en permanence consomme {{soFar}}. Auparavant, c’était {{usual}} ; la hausse est de {{worst}}.',
  'incident.why.demandNearLimit':
    'Ce quart d’heure s’oriente vers une moyenne de {{worst}}. Votre limite est de {{limit}}.',
  'incident.why.priceBelow':
    'Le prix est de {{worst}} par kWh. Vous recevez une alerte en dessous de {{limit}}.',
  'incident.why.priceAbove':
    'Le prix est de {{worst}} par kWh. Vous recevez une alerte au-dessus de {{limit}}.',
  'incident.why.counterJudged':
    'L’index a sauté de {{before}} à {{after}}. L’énergie a été corrigée en conséquence.',
  'incident.why.meterReplaced':
    'Les index ont recommencé à {{after}} ; avant, ils étaient à {{before}}. C’est peut-être un autre appareil.',
  'incident.why.recovered': 'Cela a duré du {{from}} au {{to}}.',
  'incident.why.corrected':
    'Des mesures ultérieures ont montré que ce n’était pas le cas. Il n’y a rien à faire.',

  'incident.was.offline': 'Aucune mesure n’est arrivée pendant plus de {{limit}}, à partir du {{since}}.',
  'incident.was.phaseLoss':
    'Cette phase n’avait que {{worst}} alors qu’une autre phase était bien sous tension.',
  'incident.was.dayConsumption': 'La consommation du jour a été de {{worst}}. Votre limite est de {{limit}}.',
  'incident.was.monthConsumption':
    'La consommation du mois a été de {{worst}}. Votre limite est de {{limit}}.',
  'incident.was.budgetPace':
    'À ce rythme, le mois aurait atteint {{expected}} : {{worst}} de votre objectif de {{target}}. Vous recevez une alerte à partir de {{limit}}.',
  'incident.was.baseLoadRisen':
    'Ce qui fonctionne en permanence consommait {{soFar}}. Auparavant, c’était {{usual}} ; la hausse était de {{worst}}.',
  'incident.was.demandNearLimit':
    'Le quart d’heure s’orientait vers une moyenne de {{worst}}. Votre limite est de {{limit}}.',
  'incident.was.priceBelow':
    'Le prix le plus bas a été de {{worst}} par kWh. Vous recevez une alerte en dessous de {{limit}}.',
  'incident.was.priceAbove':
    'Le prix le plus élevé a été de {{worst}} par kWh. Vous recevez une alerte au-dessus de {{limit}}.',

  'download.incidents': 'Ce qui a été signalé sur vos sites et vos compteurs, et pourquoi.',
  'download.alertRules': 'Ce que vous voulez voir signalé, et à partir de quelles limites.',

  'incident.todo.offline': 'Vérifiez l’alimentation du compteur et son réseau, puis son adresse d’envoi.',
  'incident.todo.overPower':
    'Éteignez un gros appareil ou vérifiez si la limite convient à votre raccordement.',
  'incident.todo.overVoltage':
    'Si cela dure, prévenez votre gestionnaire de réseau. Souvent, les onduleurs se coupent alors d’eux-mêmes.',
  'incident.todo.underVoltage':
    'Si cela dure, prévenez votre gestionnaire de réseau et vérifiez les longs câbles et les bornes desserrées.',
  'incident.todo.overCurrent': 'Éteignez quelque chose sur ce circuit avant que le fusible ne le fasse.',
  'incident.todo.phaseLoss':
    'Vérifiez le fusible de cette phase. Les moteurs ne doivent pas tourner sur deux phases.',
  'incident.todo.phaseFrozen':
    'Redémarrez le compteur. Si cela ne suffit pas, faites-le vérifier ou remplacer.',
  'incident.todo.dayConsumption': 'Examinez la journée heure par heure pour voir ce qui a le plus consommé.',
  'incident.todo.monthConsumption': 'Examinez le mois jour par jour pour voir ce qui a le plus consommé.',
  'incident.todo.budgetPace':
    'Regardez ce qui a augmenté par rapport au mois dernier, ou définissez un autre objectif.',
  'incident.todo.unusualConsumption':
    'Examinez la journée heure par heure. Si la consommation est correcte, indiquez qu’elle est normale pour vous.',
  'incident.todo.noYield': 'Vérifiez l’écran de l’onduleur, ses interrupteurs et son fusible.',
  'incident.todo.baseLoadRisen':
    'Quelque chose tourne jour et nuit qui ne tournait pas avant : une pompe, un chauffage, un réfrigérateur resté ouvert.',
  'incident.todo.demandNearLimit':
    'Éteignez des appareils totalisant {{power}} jusqu’à {{until}} pour rester sous la limite.',
  'incident.todo.priceBelow': 'Un bon moment pour ce qui peut attendre, comme une recharge ou une lessive.',
  'incident.todo.priceAbove': 'Remettez à plus tard ce qui peut attendre.',
  'incident.todo.counterJudged': 'Vérifiez dans le journal de contrôle si la correction est juste.',
  'incident.todo.meterReplaced':
    'Si le compteur a été remplacé, indiquez-le sur sa page, avec l’index final de l’ancien appareil.',
};
