import type { TableLike } from '../../table.ts';
import type { addMeter as source } from '../en/add-meter.ts';

export const addMeter: TableLike<typeof source> = {
  'add.stepOf': 'Paso {{step}} de {{total}}',
  'add.make': '¿Qué envía las lecturas?',
  'add.iammeter': 'Contador IAMMETER',
  'add.iammeterHint': 'WEM3080, WEM3080T y modelos afines',
  'add.homeAssistant': 'Home Assistant',
  'add.homeAssistantHint':
    'Transmite los valores de cualquier contador que conozca, también por MQTT o Modbus',
  'add.http': 'Otro dispositivo o programa',
  'add.httpHint': 'Cualquiera que pueda enviar JSON por HTTP',
  'add.file': 'Un archivo',
  'add.fileHint': 'Lecturas pasadas en CSV o Green Button',
  'add.protocols':
    'Este servidor recibe lecturas por HTTP y HTTPS. Cambie a HTTP un contador que use MQTT o TCP, o deje que Home Assistant transmita sus valores.',
  'add.wholeForm': 'Contador calculado, o todo en un solo formulario',
  'add.next': 'Continuar',
  'add.number': '¿Qué contador es?',
  'add.numberWhere': 'El número de serie está impreso en el dispositivo y aparece en su propia página.',
  'add.makeUp': 'Inventar un número',
  'add.makeUpHint': 'Un programa o un archivo no tiene número de serie propio: invente uno.',
  'add.settings': 'Introduzca estos ajustes',
  'add.way': '¿Qué permite configurar el dispositivo?',
  'add.wayKey': 'Una dirección propia',
  'add.wayKeyHint': 'La dirección contiene una clave secreta: nadie más puede enviar por este contador.',
  'add.waySn': 'Solo su número de serie',
  'add.waySnHint':
    'Para firmware que no acepta la dirección. Quien conozca el número podría entonces enviar lecturas.',
  'add.stepType': 'En los ajustes avanzados, introduzca exactamente estos valores y guarde:',
  'add.runMode': 'Modo de funcionamiento (Run mode)',
  'add.interval': 'Intervalo de envío (segundos)',
  'add.haText':
    'Añada ambos a Home Assistant, sustituya los nombres de los sensores por los suyos y reinícielo.',
  'add.haCommand': 'Para configuration.yaml',
  'add.haAutomation': 'Como automatización',
  'add.httpText': 'Envíe una petición POST por lectura a esta dirección.',
  'add.example': 'Contenido de una petición',
  'add.command': 'Para probarlo a mano',
  'add.values':
    'Los valores son tensión (V), corriente (A), potencia (W, negativa al verter), contadores de importación y exportación (kWh), frecuencia (Hz) y factor de potencia. Los dos últimos pueden omitirse; los valores desconocidos son null. Los contadores trifásicos envían «Datas», una lista de tres filas así.',
  'add.fileText':
    'Importe el archivo en la página siguiente y vuelva aquí para dar nombre al contador. Puede repetir la importación en cualquier momento.',
  'add.toCheck': 'Listo: esperar la primera lectura',
  'add.later': 'Terminar más tarde',
  'add.nothing': 'Todavía no ha llegado nada de este contador.',
  'add.nothingHelp':
    'Esta página lo comprueba cada pocos segundos. Si no llega nada en unos minutos, compruebe que el dispositivo está conectado a la red y que la dirección se guardó exactamente como se muestra.',
  'add.noneAccepted': 'Llegan envíos, pero todavía no se ha aceptado ninguno.',
  'add.showSettings': 'Mostrar los ajustes de nuevo',
  'add.refused': 'Recibido, pero rechazado',
  'add.refusedByKey': 'A su propia dirección · envíos: {{count}} · último: {{time}}',
  'add.refusedBySn': 'Solo con el número de serie · envíos: {{count}} · último: {{time}}',
  'add.sentSn': 'El dispositivo dice que su número de serie es {{sn}}. Si es correcto, corríjalo aquí.',
  'add.correctNumber': 'Corregir el número de serie',
  'add.arrived': 'Ha llegado la primera lectura',
  'add.compare': 'Compare estos valores con los del propio contador.',
  'add.details': 'Nombre y uso',
  'add.finish': 'Terminar',
};
