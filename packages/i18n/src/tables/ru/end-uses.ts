import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'На что ушла энергия',
  'uses.ofMonth': 'На что ушла энергия в этом месяце',
  'uses.notMeasured': 'Не измерено',
  'uses.others': 'Другие счётчики',
  'uses.restOf': 'Остаток счётчика {{meter}}',
  'uses.own': '{{percent}} от солнца и накопителя',
  'uses.alwaysOn': '{{energy}} постоянно',
  'uses.exceeds':
    'Счётчики показывают на {{energy}} больше, чем потреблено. Проверьте, что измеряет каждый и какой стоит за другим.',
  'uses.exceedsMeter': 'Счётчики за {{meter}} показывают на {{energy}} больше, чем он сам.',
  'uses.outside': '{{energy}} измерено, пока потребление было неизвестно. Они не учтены.',
  'uses.unknown': 'неизвестно {{percent}} времени',
  'uses.prices':
    'Энергия из сети по цене её четверти часа, с налогами на энергию. Постоянная плата, плата за мощность и ступени не относятся к отдельным приборам.',
  'uses.emissions':
    'CO₂ от энергии из сети по коэффициенту её четверти часа. Солнце и то, что отдаёт накопитель, считаются без CO₂.',
  'uses.unpriced': 'У {{energy}} из сети нет цены.',
  'uses.storage': 'Зарядка накопителя из сети',
  'uses.notByDevice': 'Не относится к приборам',
  'uses.tiersAndTaxes': 'Ступени, прочие налоги и округление',
  'uses.legendAlwaysOn': 'Постоянно',
  'uses.none': 'Ничего не потреблено.',
};
