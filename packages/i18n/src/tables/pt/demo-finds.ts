import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'O que há para descobrir',
  'demoFinds.hint': 'O passado da demonstração tem falhas, como as reais. Veja o que acontece com elas.',
  'demoFinds.silence': 'Um dia sem leituras: as suas horas são estimadas e nenhuma energia se perde',
  'demoFinds.restart': 'Voltou a contar do 0 após uma falha de energia: a energia continua',
  'demoFinds.spike': 'Mostrou uma leitura errada: nada dela é contabilizado',
  'demoFinds.replacement': 'Substituído por um contador novo, com ambas as leituras registadas',
  'demoFinds.question':
    'Continua a partir de um valor mais baixo após uma interrupção: o contador pergunta o que aconteceu',
  'demoFinds.invoice': 'A fatura do fornecedor cobra mais do que foi medido',
};
