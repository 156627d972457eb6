import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': '选择您的服务器',
  'app.serverText': '请输入您的服务器地址，与在浏览器中打开时相同。',
  'app.serverAddress': '服务器地址',
  'app.serverHint': '例如 https://energy.example.org 或 192.168.1.20:8080',
  'app.serverInvalid': '这不是服务器地址。',
  'app.serverUnreachable':
    '此地址没有服务器应答。请检查地址，以及此手机是否连接到正确的网络。也可能是服务器版本过旧，不支持此应用。',
  'app.serverPlain': '此地址未加密：网络中的任何人都能读取密码和数据。请仅在您自己的网络中使用。',
  'app.serverUse': '检查并使用',
  'app.phone': '此手机',
  'app.pushAsk': '随后手机会询问是否允许此应用显示通知。',
  'app.pushDenied': '手机设置中未允许通知，或此应用在构建时未包含通知功能。',
};
