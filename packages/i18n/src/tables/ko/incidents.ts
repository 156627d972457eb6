import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': '오프라인',
  'incident.overPower': '과부하',
  'incident.overVoltage': '과전압',
  'incident.underVoltage': '부족전압',
  'incident.overCurrent': '과전류',
  'incident.phaseLoss': '결상',
  'incident.phaseFrozen': '검침값 변화 없음',
  'incident.dayConsumption': '하루 사용량',
  'incident.monthConsumption': '월 사용량',
  'incident.budgetPace': '월 목표',
  'incident.unusualConsumption': '사용량 이상',
  'incident.noYield': '발전량 부족',
  'incident.baseLoadRisen': '기저 부하 상승',
  'incident.demandNearLimit': '수요전력 기준값 근접',
  'incident.priceBelow': '낮은 가격',
  'incident.priceAbove': '높은 가격',
  'incident.counterJudged': '지침 보정됨',
  'incident.meterReplaced': '계량기 교체 가능성',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': '정상 복귀: {{kind}}, {{place}}',
  'incident.titleCorrected': '정정: {{kind}}, {{place}}',
  'incident.place': '{{meter}}({{site}})',
  'incident.placeOfPhase': '{{meter}}({{site}}), {{phase}}상',

  'incident.why.offline': '{{since}} 이후 수신된 검침값이 없습니다. {{limit}} 초과 시 알려 드립니다.',
  'incident.why.overPower': '전력이 {{worst}}에 도달했습니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.why.overVoltage': '전압이 {{worst}}에 도달했습니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.why.underVoltage': '전압이 {{worst}}까지 떨어졌습니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.why.overCurrent': '전류가 {{worst}}에 도달했습니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.why.phaseLoss': '다른 상에는 전압이 있지만 이 상의 전압은 {{worst}}에 불과합니다.',
  'incident.why.phaseFrozen':
    '다른 상의 검침값은 바뀌었지만 이 상의 검침값은 하루 종일 바뀌지 않았습니다. 이 상에 흐르는 전력은 집계되지 않습니다.',
  'incident.why.dayConsumption': '이날 사용량은 현재까지 {{worst}}입니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.why.monthConsumption': '이달 사용량은 현재까지 {{worst}}입니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.why.budgetPace':
    '이 추세라면 이달 사용량은 {{expected}}에 이릅니다. 목표 {{target}}의 {{worst}}에 해당하며, {{limit}}부터 알려 드립니다.',
  'incident.why.unusualConsumption':
    '이날 사용량은 {{soFar}}였습니다. 이런 날 이곳의 사용량은 보통 {{usualLow}}~{{usualHigh}}입니다.',
  'incident.why.noYield':
    '며칠 동안 발전량이 거의 없었습니다. 가장 적은 날은 {{worst}}였습니다. 이맘때 이곳의 하루 발전량은 보통 {{usual}}입니다.',
  'incident.why.noYieldInSun':
    '이날 발전량은 {{worst}}였습니다. 이런 날씨에 이곳의 발전량은 보통 {{usual}}입니다.',
  'incident.why.baseLoadRisen':
    '항상 켜져 있는 부하가 {{soFar}}입니다. 이전에는 {{usual}}였으므로 {{worst}} 높아졌습니다.',
  'incident.why.demandNearLimit':
    '이번 15분 평균이 {{worst}}에 이를 것으로 보입니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.why.priceBelow': '가격이 {{worst}}/kWh입니다. {{limit}} 미만일 때 알려 드립니다.',
  'incident.why.priceAbove': '가격이 {{worst}}/kWh입니다. {{limit}} 초과일 때 알려 드립니다.',
  'incident.why.counterJudged':
    '지침이 {{before}}에서 {{after}}로 급변했습니다. 이에 따라 전력량을 보정했습니다.',
  'incident.why.meterReplaced':
    '지침이 {{after}}부터 다시 시작되었습니다. 이전에는 {{before}}였습니다. 다른 기기일 수 있습니다.',
  'incident.why.recovered': '{{from}}부터 {{to}}까지 지속되었습니다.',
  'incident.why.corrected': '이후 검침값으로 사실이 아님이 확인되었습니다. 조치할 필요가 없습니다.',

  'incident.was.offline': '{{since}}부터 {{limit}} 넘게 수신된 검침값이 없었습니다.',
  'incident.was.phaseLoss': '다른 상에는 전압이 있었지만 이 상의 전압은 {{worst}}에 불과했습니다.',
  'incident.was.dayConsumption': '이날 사용량은 {{worst}}였습니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.was.monthConsumption': '그달 사용량은 {{worst}}였습니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.was.budgetPace':
    '그 추세라면 그달 사용량은 {{expected}}에 이르렀을 것입니다. 목표 {{target}}의 {{worst}}에 해당하며, {{limit}}부터 알려 드립니다.',
  'incident.was.baseLoadRisen':
    '항상 켜져 있는 부하가 {{soFar}}였습니다. 이전에는 {{usual}}였으므로 {{worst}} 높았습니다.',
  'incident.was.demandNearLimit':
    '그 15분 평균이 {{worst}}에 이를 것으로 보였습니다. 설정된 기준값은 {{limit}}입니다.',
  'incident.was.priceBelow': '최저 가격은 {{worst}}/kWh였습니다. {{limit}} 미만일 때 알려 드립니다.',
  'incident.was.priceAbove': '최고 가격은 {{worst}}/kWh였습니다. {{limit}} 초과일 때 알려 드립니다.',

  'download.incidents': '장소와 계량기에 대해 알린 내용과 그 이유.',
  'download.alertRules': '알림을 받을 항목과 각각의 기준값.',

  'incident.todo.offline': '계량기의 전원과 네트워크를 확인한 다음 업로드 주소를 확인하세요.',
  'incident.todo.overPower': '전력을 많이 쓰는 기기를 끄거나 기준값이 인입 용량에 맞는지 확인하세요.',
  'incident.todo.overVoltage': '계속되면 전력 회사에 알리세요. 이때 인버터가 스스로 꺼지는 경우가 많습니다.',
  'incident.todo.underVoltage': '계속되면 전력 회사에 알리고, 긴 배선과 느슨한 단자를 확인하세요.',
  'incident.todo.overCurrent': '차단기가 떨어지기 전에 이 회로의 기기를 일부 끄세요.',
  'incident.todo.phaseLoss': '이 상의 퓨즈나 차단기를 확인하세요. 모터를 두 상만으로 운전해서는 안 됩니다.',
  'incident.todo.phaseFrozen': '계량기를 다시 시작하세요. 해결되지 않으면 점검을 받거나 교체하세요.',
  'incident.todo.dayConsumption': '이날의 시간별 사용량을 보고 무엇이 가장 많이 썼는지 확인하세요.',
  'incident.todo.monthConsumption': '이달의 일별 사용량을 보고 무엇이 가장 많이 썼는지 확인하세요.',
  'incident.todo.budgetPace': '지난달보다 늘어난 것을 확인하거나 다른 목표를 설정하세요.',
  'incident.todo.unusualConsumption':
    '이날의 시간별 사용량을 확인하세요. 문제가 없다면 ‘정상으로 표시’를 누르세요.',
  'incident.todo.noYield': '인버터의 표시창, 스위치, 차단기를 확인하세요.',
  'incident.todo.baseLoadRisen':
    '전에는 켜져 있지 않던 것이 밤낮으로 작동하고 있습니다. 펌프, 난방기, 문이 열린 냉장고 등을 확인하세요.',
  'incident.todo.demandNearLimit': '기준값 미만을 유지하려면 {{until}}까지 {{power}}만큼의 부하를 꺼 두세요.',
  'incident.todo.priceBelow': '충전이나 세탁처럼 미룰 수 있는 일을 하기 좋은 때입니다.',
  'incident.todo.priceAbove': '미룰 수 있는 일은 나중에 하세요.',
  'incident.todo.counterJudged': '보정이 맞는지 검증 목록에서 확인하세요.',
  'incident.todo.meterReplaced': '계량기를 교체했다면 계량기 페이지에서 최종 지침과 함께 교체를 등록하세요.',
};
