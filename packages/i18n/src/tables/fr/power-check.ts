export const powerCheck = {
  'powerCheck.title': 'Contrôle par la puissance',
  'powerCheck.text':
    'Jours où l’énergie comptée s’écarte de plus de 20 % et de 0,2 kWh de l’énergie calculée à partir de la puissance. Seuls sont comparés les jours avec une puissance reçue au moins toutes les 5 minutes.',
  'powerCheck.none': 'Aucun jour ne présente d’écart.',
  'powerCheck.compared': 'Jours comparés depuis le {{date}} : {{days}}',
  'powerCheck.earlier': 'Contrôler des jours antérieurs',
  'powerCheck.counted': 'Compté',
  'powerCheck.byPower': 'D’après la puissance',
  'powerCheck.cause.powerInKilowatts': 'La puissance est probablement envoyée en kW au lieu de W.',
  'powerCheck.cause.powerInMilliwatts': 'La puissance est probablement envoyée en mW au lieu de W.',
  'powerCheck.cause.countInWattHours': 'L’index est probablement envoyé en Wh au lieu de kWh.',
  'powerCheck.cause.countInMegawattHours': 'L’index est probablement envoyé en MWh au lieu de kWh.',
  'powerCheck.cause.judgement': 'Un index a été corrigé ce jour-là. Les entrées du journal montrent comment.',
  'powerCheck.cause.estimated': 'Une partie de l’énergie comptée est estimée.',
  'powerCheck.cause.countStuck': 'L’index n’a pas bougé alors que de la puissance circulait.',
  'powerCheck.cause.powerMissing': 'L’index a continué d’avancer, mais la puissance envoyée était de 0.',
  'powerCheck.cause.countJumped': 'L’index a bondi à un moment de la journée.',
  'powerCheck.cause.countDropped': 'De l’énergie manque à l’index à un moment de la journée.',
  'powerCheck.cause.reversed':
    'Soutirage et injection sont probablement inversés. Vérifiez le sens des transformateurs de courant.',
  'powerCheck.cause.powerWithoutSign':
    'La puissance est probablement envoyée sans signe : l’injection apparaît comme du soutirage.',
  'powerCheck.cause.countWithoutSign': 'L’index ajoute probablement l’injection au soutirage.',
  'powerCheck.cause.ratio':
    'Les deux diffèrent du même facteur toute la journée. Vérifiez le rapport des transformateurs de courant.',
  'powerCheck.cause.powerOfFewerPhases': 'La puissance ne comprend probablement pas toutes les phases.',
  'powerCheck.cause.countOfFewerPhases': 'L’index ne comprend probablement pas toutes les phases.',
  'powerCheck.cause.unknown': 'Aucune cause trouvée.',
};
