import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'พลังงานไปที่ไหน',
  'uses.ofMonth': 'เดือนนี้พลังงานไปที่ไหน',
  'uses.notMeasured': 'ไม่ได้วัด',
  'uses.others': 'มิเตอร์อื่น ๆ',
  'uses.restOf': 'ส่วนที่เหลือของ {{meter}}',
  'uses.own': '{{percent}} จากโซลาร์และแบตเตอรี่',
  'uses.alwaysOn': 'เปิดตลอด {{energy}}',
  'uses.exceeds': 'มิเตอร์แสดงมากกว่าที่ใช้จริง {{energy}} ตรวจดูว่าแต่ละตัววัดอะไร และตัวใดอยู่หลังอีกตัว',
  'uses.exceedsMeter': 'มิเตอร์ที่อยู่หลัง {{meter}} แสดงมากกว่าตัวมันเอง {{energy}}',
  'uses.outside': 'วัดได้ {{energy}} ขณะที่ไม่ทราบการใช้ไฟ จึงไม่ได้รวมไว้',
  'uses.unknown': 'ไม่ทราบค่า {{percent}} ของเวลา',
  'uses.prices':
    'พลังงานจากกริดตามราคาของช่วง 15 นาทีนั้น รวมภาษีพลังงาน ค่าบริการคงที่ ค่าความต้องการพลังไฟฟ้า และขั้นบันไดไม่ได้เป็นของอุปกรณ์ใด',
  'uses.emissions': 'CO₂ ของพลังงานจากกริดตามค่าสัมประสิทธิ์ของช่วง 15 นาทีนั้น โซลาร์และพลังงานที่แบตเตอรี่จ่ายนับว่าไม่มี CO₂',
  'uses.unpriced': 'พลังงานจากกริด {{energy}} ไม่มีราคา',
  'uses.storage': 'ชาร์จแบตเตอรี่จากกริด',
  'uses.notByDevice': 'ไม่ได้เป็นของอุปกรณ์ใด',
  'uses.tiersAndTaxes': 'ขั้นบันได ภาษีอื่น และการปัดเศษ',
  'uses.legendAlwaysOn': 'เปิดตลอด',
  'uses.none': 'ไม่มีการใช้ไฟ',
};
