import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'À découvrir',
  'demoFinds.hint':
    'Le passé de la démo contient des anomalies comme il en existe partout. Voyez ce qu’elles deviennent.',
  'demoFinds.silence': 'Un jour sans relevé : ses heures sont estimées et aucune énergie n’est perdue',
  'demoFinds.restart': 'Reparti de 0 après une coupure de courant : l’énergie continue',
  'demoFinds.spike': 'A affiché un index erroné : rien n’en est comptabilisé',
  'demoFinds.replacement': 'Remplacé par un nouveau compteur, les deux index sont enregistrés',
  'demoFinds.question':
    'Repart d’un index plus bas après une interruption : le compteur demande ce qui s’est passé',
  'demoFinds.invoice': 'La facture du fournisseur demande plus que ce qui a été mesuré',
};
