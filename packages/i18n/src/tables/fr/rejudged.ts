import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Mois et factures modifiés',
  'rejudged.intro':
    'Des index enregistrés de vos compteurs ont été réévalués : après une mise à jour du programme, ou parce qu’un administrateur les a fait recalculer. Voici ce qu’indiquaient vos mois et vos factures auparavant, et ce qu’ils indiquent maintenant.',
  'rejudged.none': 'Aucun mois ni aucune facture n’a changé',
  'rejudged.noneHint':
    'Si des index enregistrés sont un jour réévalués et qu’un mois ou une facture change, vous le trouverez ici.',
  'rejudged.begun': 'Réévalués le {{date}}',
  'rejudged.meters': 'Compteurs réévalués',
  'rejudged.months': 'Mois',
  'rejudged.bills': 'Factures',
  'rejudged.period': 'Période',
  'rejudged.before': 'Avant',
  'rejudged.after': 'Maintenant',
  'rejudged.difference': 'Écart',
  'rejudged.cause': 'Cause',
  'rejudged.openAudit': 'Journal de contrôle de {{meter}}',
  'rejudged.billHint':
    'Une facture peut aussi différer parce qu’une version plus récente du programme établit les factures selon des règles corrigées.',
  'rejudged.link': 'Mois et factures modifiés',
  'download.rejudged':
    'Ce qu’indiquaient vos mois et vos factures avant la réévaluation d’index enregistrés, et depuis.',
  'notice.countsRejudged.title': 'Certains de vos mois ou de vos factures ont changé',
  'notice.countsRejudged.content':
    'Des index enregistrés ont été réévalués. Compteurs : {{meters}}. Mois modifiés : {{months}}. Factures modifiées : {{bills}}.',
};
