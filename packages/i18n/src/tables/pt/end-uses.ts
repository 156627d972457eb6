import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Para onde foi a energia',
  'uses.ofMonth': 'Para onde foi a energia este mês',
  'uses.notMeasured': 'Não medido',
  'uses.others': 'Outros medidores',
  'uses.restOf': 'Resto de {{meter}}',
  'uses.own': '{{percent}} de solar e armazenamento',
  'uses.alwaysOn': '{{energy}} sempre ligado',
  'uses.exceeds':
    'Os contadores mostram mais {{energy}} do que foi consumido. Verifique o que cada um mede e qual está atrás de outro.',
  'uses.exceedsMeter': 'Os contadores atrás de {{meter}} mostram mais {{energy}} do que ele.',
  'uses.outside': 'Foram medidos {{energy}} enquanto o consumo era desconhecido. Não estão incluídos.',
  'uses.unknown': 'desconhecido em {{percent}} do tempo',
  'uses.prices':
    'Energia da rede ao preço do seu quarto de hora, com os impostos sobre a energia. Encargos fixos, potência e escalões não são de nenhum aparelho.',
  'uses.emissions':
    'CO₂ da energia da rede, com o fator do seu quarto de hora. O solar e o que o armazenamento fornece contam sem CO₂.',
  'uses.unpriced': '{{energy}} da rede não têm preço.',
  'uses.storage': 'Carregamento do armazenamento pela rede',
  'uses.notByDevice': 'De nenhum aparelho',
  'uses.tiersAndTaxes': 'Escalões, outros impostos e arredondamentos',
  'uses.legendAlwaysOn': 'Sempre ligado',
  'uses.none': 'Nada foi consumido.',
};
