import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': '서버 선택',
  'app.serverText': '브라우저에서 여는 그대로 서버 주소를 입력하세요.',
  'app.serverAddress': '서버 주소',
  'app.serverHint': '예: https://energy.example.org 또는 192.168.1.20:8080',
  'app.serverInvalid': '서버 주소가 아닙니다.',
  'app.serverUnreachable':
    '이 주소에서 응답하는 서버가 없습니다. 주소와 휴대전화가 올바른 네트워크에 연결되어 있는지 확인하세요. 서버가 이 앱을 쓰기에 너무 오래되었을 수도 있습니다.',
  'app.serverPlain':
    '이 주소는 암호화되지 않아 네트워크의 누구나 비밀번호와 데이터를 읽을 수 있습니다. 자신의 네트워크에서만 사용하세요.',
  'app.serverUse': '확인 후 사용',
  'app.phone': '이 휴대전화',
  'app.pushAsk': '그러면 이 앱이 알림을 표시해도 되는지 휴대전화가 묻습니다.',
  'app.pushDenied': '휴대전화 설정에서 알림이 허용되지 않았거나, 알림 없이 만들어진 앱입니다.',
};
