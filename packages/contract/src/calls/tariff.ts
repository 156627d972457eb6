export {
  list,
  prices,
  remove as delete,
  removePrices as deletePrices,
  save,
  savePrices,
  validate,
} from '../money/tariff.ts';
