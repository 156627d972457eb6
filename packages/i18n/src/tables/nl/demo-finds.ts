import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Wat er te ontdekken is',
  'demoFinds.hint': 'In het verleden van de demo zitten fouten, zoals overal. Bekijk wat ervan wordt.',
  'demoFinds.silence': 'Een dag zonder meetwaarden: de uren zijn geschat en er gaat geen energie verloren',
  'demoFinds.restart': 'Telde na een stroomstoring weer vanaf 0: de energie loopt door',
  'demoFinds.spike': 'Toonde één foute meterstand: daarvan wordt niets geteld',
  'demoFinds.replacement': 'Vervangen door een nieuwe meter, met beide standen vastgelegd',
  'demoFinds.question': 'Telt na een onderbreking lager verder: de meter vraagt wat er is gebeurd',
  'demoFinds.invoice': 'De factuur van de leverancier rekent meer dan er is gemeten',
};
