import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Todo el día',
  'chart.wholePeriod': 'Todo el periodo',
  'chart.table': 'Mostrar como tabla',
  'chart.tableCaption': 'Los valores del gráfico',
  'chart.hour': 'Hora',
  'chart.time': 'Momento',
  'chart.mean': 'Medias horarias en {{unit}}',
  'chart.read': 'Leer el gráfico',
  'chart.readHint': 'Las flechas recorren el día minuto a minuto, con Mayús hora a hora.',
  'chart.barsHint': 'Las flechas izquierda y derecha recorren las barras; arriba y abajo eligen una serie.',
  'chart.barsOpenHint':
    'Las flechas izquierda y derecha recorren las barras; arriba y abajo eligen una serie; Intro abre la barra.',
  'chart.linesHint':
    'Las flechas izquierda y derecha recorren el gráfico, con Mayús a pasos mayores; arriba y abajo eligen una serie.',
  'chart.zoomOut': 'Alejar',
  'chart.failed': 'No se pudo cargar el gráfico. La tabla de abajo contiene los mismos valores.',
  'chart.estimated': 'estimado',
  'chart.compared': 'comparado con',
  'chart.comparedOf': '{{name}}, comparado',
  'chart.budgetUsed': 'Consumido: {{amount}}',
  'chart.budgetForecast': 'Previsto: {{amount}}',
  'chart.budgetTarget': 'Objetivo: {{amount}}',
  'chart.day': 'Día',
  'chart.month': 'Mes',
  'chart.from': 'Origen',
  'chart.to': 'Destino',
  'chart.heatHint': 'Las flechas izquierda y derecha recorren las horas; arriba y abajo, los días.',
  'chart.heatCaption': 'kWh hora a hora',
  'chart.noSuchHour': 'El reloj se salta esta hora.',
  'chart.hatchedUnknown': 'Rayado: sin datos',
  'chart.letterOffPeak': 'V',
  'chart.letterStandard': 'L',
  'chart.letterPeak': 'P',
  'chart.flowsHint':
    'Las flechas arriba y abajo recorren de dónde vino o adónde fue la energía; izquierda y derecha cambian de lado.',
  'chart.save': 'Guardar el gráfico',
  'chart.savePicture': 'Imagen (PNG)',
  'chart.pictureFailed': 'No se pudo crear la imagen. Inténtalo de nuevo.',
};
