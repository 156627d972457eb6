export {
  checkSerialNumber,
  deleteEmissions,
  deleteMeter,
  deleteMeterByGet,
  deleteSite as delete,
  deleteSiteByGet as deleteByGet,
  emissions,
  renewKey,
  reopenUpload,
  saveEmissions,
  saveMeter,
  saveMonthTarget,
  saveSite as save,
  sort,
} from '../site/edit.ts';
export { mapTiles } from '../site/map.ts';
