import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Sin conexión',
  'incident.overPower': 'Sobrecarga',
  'incident.overVoltage': 'Sobretensión',
  'incident.underVoltage': 'Subtensión',
  'incident.overCurrent': 'Sobrecorriente',
  'incident.phaseLoss': 'Pérdida de fase',
  'incident.phaseFrozen': 'Mediciones congeladas',
  'incident.dayConsumption': 'Consumo del día',
  'incident.monthConsumption': 'Consumo del mes',
  'incident.budgetPace': 'Objetivo mensual',
  'incident.unusualConsumption': 'Consumo inusual',
  'incident.noYield': 'Producción demasiado baja',
  'incident.baseLoadRisen': 'La carga base ha subido',
  'incident.demandNearLimit': 'Potencia demandada cerca del límite',
  'incident.priceBelow': 'Precio bajo',
  'incident.priceAbove': 'Precio alto',
  'incident.counterJudged': 'Lectura corregida',
  'incident.meterReplaced': 'Contador quizá sustituido',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Vuelta a la normalidad: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Rectificación: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), fase {{phase}}',

  'incident.why.offline':
    'No ha llegado ninguna medición desde el {{since}}. Te avisamos al cabo de {{limit}}.',
  'incident.why.overPower': 'La potencia alcanzó {{worst}}. Tu límite es {{limit}}.',
  'incident.why.overVoltage': 'La tensión alcanzó {{worst}}. Tu límite es {{limit}}.',
  'incident.why.underVoltage': 'La tensión bajó a {{worst}}. Tu límite es {{limit}}.',
  'incident.why.overCurrent': 'La corriente alcanzó {{worst}}. Tu límite es {{limit}}.',
  'incident.why.phaseLoss': 'Esta fase solo tiene {{worst}}, mientras que otra fase sí tiene tensión.',
  'incident.why.phaseFrozen':
    'Las mediciones de esta fase no cambiaron en todo un día, mientras que las de otra fase sí. Lo que circula por esta fase no se contabiliza.',
  'incident.why.dayConsumption': 'El consumo del día es de {{worst}} hasta ahora. Tu límite es {{limit}}.',
  'incident.why.monthConsumption': 'El consumo del mes es de {{worst}} hasta ahora. Tu límite es {{limit}}.',
  'incident.why.budgetPace':
    'A este ritmo, el mes llegará a {{expected}}. Es el {{worst}} de tu objetivo de {{target}}; te avisamos a partir del {{limit}}.',
  'incident.why.unusualConsumption':
    'El consumo del día fue de {{soFar}}. En días como este, lo habitual aquí es de {{usualLow}} a {{usualHigh}}.',
  'incident.why.noYield':
    'Durante días apenas hubo producción: {{worst}} el peor día. En esta época del año, lo habitual aquí es {{usual}} al día.',
  'incident.why.noYieldInSun':
    'La producción del día fue de {{worst}}. Con un tiempo así, lo habitual aquí es {{usual}}.',
  'incident.why.baseLoadRisen':
    'Lo que está siempre encendido consume {{soFar}}. Antes eran {{usual}}, así que ha subido un {{worst}}.',
  'incident.why.demandNearLimit':
    'Este cuarto de hora va camino de una media de {{worst}}. Tu límite es {{limit}}.',
  'incident.why.priceBelow': 'El precio es de {{worst}} por kWh. Te avisamos por debajo de {{limit}}.',
  'incident.why.priceAbove': 'El precio es de {{worst}} por kWh. Te avisamos por encima de {{limit}}.',
  'incident.why.counterJudged':
    'La lectura del contador saltó de {{before}} a {{after}}. La energía se corrigió en consecuencia.',
  'incident.why.meterReplaced':
    'Las lecturas volvieron a empezar en {{after}}; antes estaban en {{before}}. Quizá sea otro dispositivo.',
  'incident.why.recovered': 'Duró desde el {{from}} hasta el {{to}}.',
  'incident.why.corrected': 'Mediciones posteriores han mostrado que no fue así. No hay que hacer nada.',

  'incident.was.offline': 'No llegó ninguna medición durante más de {{limit}}, a partir del {{since}}.',
  'incident.was.phaseLoss': 'Esta fase solo tenía {{worst}}, mientras que otra fase sí tenía tensión.',
  'incident.was.dayConsumption': 'El consumo del día fue de {{worst}}. Tu límite es {{limit}}.',
  'incident.was.monthConsumption': 'El consumo del mes fue de {{worst}}. Tu límite es {{limit}}.',
  'incident.was.budgetPace':
    'A ese ritmo, el mes habría llegado a {{expected}}: el {{worst}} de tu objetivo de {{target}}. Te avisamos a partir del {{limit}}.',
  'incident.was.baseLoadRisen':
    'Lo que está siempre encendido consumía {{soFar}}. Antes eran {{usual}}, así que había subido un {{worst}}.',
  'incident.was.demandNearLimit':
    'El cuarto de hora iba camino de una media de {{worst}}. Tu límite es {{limit}}.',
  'incident.was.priceBelow':
    'El precio más bajo fue de {{worst}} por kWh. Te avisamos por debajo de {{limit}}.',
  'incident.was.priceAbove':
    'El precio más alto fue de {{worst}} por kWh. Te avisamos por encima de {{limit}}.',

  'download.incidents': 'De qué se avisó en tus instalaciones y contadores, y por qué.',
  'download.alertRules': 'De qué quieres que se te avise y a partir de qué límites.',

  'incident.todo.offline':
    'Comprueba la alimentación del contador y su red, y después su dirección de envío.',
  'incident.todo.overPower':
    'Apaga algún aparato de gran consumo o comprueba si el límite es adecuado para tu acometida.',
  'incident.todo.overVoltage':
    'Si continúa, avisa a tu distribuidora. En estos casos, los inversores a menudo se desconectan solos.',
  'incident.todo.underVoltage':
    'Si continúa, avisa a tu distribuidora y revisa los cables largos y los bornes flojos.',
  'incident.todo.overCurrent': 'Apaga algo en este circuito antes de que salte su fusible.',
  'incident.todo.phaseLoss':
    'Comprueba el fusible de esta fase. Los motores no deben funcionar con dos fases.',
  'incident.todo.phaseFrozen': 'Reinicia el contador. Si no basta, haz que lo revisen o lo sustituyan.',
  'incident.todo.dayConsumption': 'Mira el día hora a hora para ver qué consumió más.',
  'incident.todo.monthConsumption': 'Mira el mes día a día para ver qué consumió más.',
  'incident.todo.budgetPace': 'Mira qué ha aumentado respecto al mes pasado o define otro objetivo.',
  'incident.todo.unusualConsumption':
    'Mira el día hora a hora. Si el consumo es correcto, indica que esto es normal para ti.',
  'incident.todo.noYield': 'Revisa la pantalla del inversor, sus interruptores y su fusible.',
  'incident.todo.baseLoadRisen':
    'Algo que antes no funcionaba lo hace ahora día y noche: una bomba, un calefactor, una nevera abierta.',
  'incident.todo.demandNearLimit':
    'Apaga hasta las {{until}} aparatos que sumen {{power}} para mantenerte por debajo del límite.',
  'incident.todo.priceBelow': 'Buen momento para lo que puede esperar, como cargar o lavar.',
  'incident.todo.priceAbove': 'Deja para más tarde lo que pueda esperar.',
  'incident.todo.counterJudged': 'Comprueba en la lista de revisión si la corrección es acertada.',
  'incident.todo.meterReplaced':
    'Si el contador se ha sustituido, indícalo en su página, con la lectura final del dispositivo antiguo.',
};
