import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Dia inteiro',
  'chart.wholePeriod': 'Todo o período',
  'chart.table': 'Mostrar como tabela',
  'chart.tableCaption': 'Os valores do gráfico',
  'chart.hour': 'Hora',
  'chart.time': 'Hora',
  'chart.mean': 'Médias horárias em {{unit}}',
  'chart.read': 'Ler o gráfico',
  'chart.readHint': 'As setas leem o dia minuto a minuto, com Shift hora a hora.',
  'chart.barsHint': 'As setas esquerda e direita leem as barras, para cima e para baixo escolhem uma série.',
  'chart.barsOpenHint':
    'As setas esquerda e direita leem as barras, para cima e para baixo escolhem uma série, Enter abre a barra.',
  'chart.linesHint':
    'As setas esquerda e direita leem o gráfico, com Shift em passos maiores, para cima e para baixo escolhem uma série.',
  'chart.zoomOut': 'Reduzir',
  'chart.failed': 'Não foi possível carregar o gráfico. A tabela abaixo contém os mesmos valores.',
  'chart.estimated': 'estimado',
  'chart.compared': 'comparado com',
  'chart.comparedOf': '{{name}}, comparação',
  'chart.budgetUsed': 'Consumido: {{amount}}',
  'chart.budgetForecast': 'Previsto: {{amount}}',
  'chart.budgetTarget': 'Meta: {{amount}}',
  'chart.day': 'Dia',
  'chart.month': 'Mês',
  'chart.from': 'De',
  'chart.to': 'Para',
  'chart.heatHint': 'As setas esquerda e direita leem as horas, para cima e para baixo os dias.',
  'chart.heatCaption': 'kWh hora a hora',
  'chart.noSuchHour': 'Os relógios saltam esta hora.',
  'chart.hatchedUnknown': 'Tracejado: sem dados',
  'chart.letterOffPeak': 'V',
  'chart.letterStandard': 'C',
  'chart.letterPeak': 'P',
  'chart.flowsHint':
    'As setas para cima e para baixo leem de onde veio ou para onde foi a energia, esquerda e direita mudam de lado.',
  'chart.save': 'Guardar o gráfico',
  'chart.savePicture': 'Imagem (PNG)',
  'chart.pictureFailed': 'Não foi possível criar a imagem. Tente novamente.',
};
