export type { AlertKind, BreachKind } from './analysis/alert-kinds.ts';
export { alertKinds, breachKinds } from './analysis/alert-kinds.ts';
export type { AlertLimits, AlertParameters, MeterRating } from './analysis/alert-parameters.ts';
export {
  alertLimits,
  alertParameterNames,
  defaultAlertParameters,
  leastOfflineMinutes,
  nominalVoltage,
} from './analysis/alert-parameters.ts';
export type { AverageProfile } from './analysis/average-profile.ts';
export { averageProfiles } from './analysis/average-profile.ts';
export type { BreachRun, MeasuredSpan } from './analysis/breach-runs.ts';
export { breachRuns } from './analysis/breach-runs.ts';
export type { DayType, YearSeason } from './analysis/day-kind.ts';
export { dayTypeOf, dayTypes, yearSeasonOf, yearSeasons } from './analysis/day-kind.ts';
export { durationCurve, sortedLoads } from './analysis/duration-curve.ts';
export type { HourMean, HourValues, MonthOfHours } from './analysis/hour-means.ts';
export { hoursByMonth, meanOfHours } from './analysis/hour-means.ts';
export type { LoadFigures, LoadPeak } from './analysis/load-figures.ts';
export { loadFigures } from './analysis/load-figures.ts';
export { phaseEnergies } from './analysis/phase-energies.ts';
export type { PhaseImbalance } from './analysis/phase-imbalance.ts';
export { phaseImbalance } from './analysis/phase-imbalance.ts';
export { powerOfSlot } from './analysis/power-of-slot.ts';
export type { UnusualDay } from './analysis/unusual-days.ts';
export { unusualDays } from './analysis/unusual-days.ts';
export { wholeMeterEnergies } from './analysis/whole-meter-energies.ts';
export type { Balance, BalanceFigures } from './balance/balance.ts';
export { balanceOf } from './balance/balance.ts';
export type { MeterFlow, Orientation } from './balance/meter-flow.ts';
export { flowOfPower, inverterOrientation } from './balance/meter-flow.ts';
export { selfSufficiency, selfUseRate } from './balance/rates.ts';
export type { Quantity } from './balance/tolerance.ts';
export type {
  Bill,
  BillCoverage,
  BillLine,
  BillLineKind,
  Demand,
  Statement,
  UnpricedReason,
  UnpricedSpan,
} from './bill/bill.ts';
export { billLineKinds } from './bill/bill.ts';
export type { BillInput } from './bill/bill-input.ts';
export { billOf } from './bill/bill-of.ts';
export { billOfDates, billOfDay, billsOfDays } from './bill/bill-of-day.ts';
export type { BillTotals } from './bill/bill-totals.ts';
export { amountDue, billTotals } from './bill/bill-totals.ts';
export type { BillingPeriod } from './bill/billing-period.ts';
export { billingPeriodOf, billingPeriodsOf, daysBetween } from './bill/billing-period.ts';
export { checkInvoice } from './bill/check-invoice.ts';
export { combineBills } from './bill/combine-bills.ts';
export type {
  Invoice,
  InvoiceCheck,
  InvoiceDifference,
  InvoiceDifferenceCode,
  InvoiceLine,
} from './bill/invoice.ts';
export { invoiceDifferenceCodes } from './bill/invoice.ts';
export type { PriceInput } from './bill/price-at.ts';
export { feedInPriceAt, priceAt } from './bill/price-at.ts';
export type { BillChangeKind, BillChangePart } from './bill-change/bill-change.ts';
export { billChange, billChangeKinds } from './bill-change/bill-change.ts';
export { comparedUntil } from './bill-change/bill-side.ts';
export type { ComparedBill, UsedEnergy } from './bill-change/compared-bill.ts';
export { type PriceAhead, priceAhead } from './brief/price-ahead.ts';
export { type ConsumedDay, isWhole as isWholeDay, type UsualDay, usualDay } from './brief/usual-day.ts';
export type { CounterEvent } from './counter/counter-event.ts';
export { eventKinds, eventReasons, wholeMeter } from './counter/counter-event.ts';
export type { CounterState } from './counter/counter-state.ts';
export { newestAtOf, stateOfSlot } from './counter/counter-state.ts';
export type { Coverage } from './counter/coverage.ts';
export { coverageOfAll } from './counter/coverage.ts';
export { effectMwh } from './counter/effect.ts';
export type { SpanEnergy } from './counter/energy.ts';
export { energyBetween, registerAt } from './counter/energy.ts';
export { gapMicros } from './counter/gap.ts';
export type { Ledger } from './counter/ledger.ts';
export { ledgerOf } from './counter/ledger.ts';
export type { CounterLimits } from './counter/limits.ts';
export { counterLimitsOf, plausibleMwh } from './counter/limits.ts';
export type { AskingEvent, EventSurroundings, GivenAnswer } from './counter/question.ts';
export {
  answersTo,
  askingEvents,
  givenAnswers,
  questionCauseOf,
  questionCauses,
  verdictOfAnswer,
} from './counter/question.ts';
export type { RegisterSlot } from './counter/register-slot.ts';
export { mergeSlot } from './counter/register-slot.ts';
export type { Registers } from './counter/registers.ts';
export { mwhPerKwh, phaseTotals, registersOf } from './counter/registers.ts';
export type {
  CounterDecision,
  CounterRules,
  Replacement,
  StepDecision,
  StepVerdict,
} from './counter/rules.ts';
export { counterRulesOf, stepVerdicts } from './counter/rules.ts';
export { counterRulesVersion } from './counter/rules-version.ts';
export { noSuspended } from './counter/suspended-segment.ts';
export type { BookedEvent } from './counter/unconfirmed.ts';
export { unconfirmedSpans } from './counter/unconfirmed.ts';
export type { UnmeasuredSpan } from './counter/unmeasured.ts';
export { unmeasuredCauses, unmeasuredSpans } from './counter/unmeasured.ts';
export type { ReturnedEvent, ReturnedSpan } from './counter/with-returns.ts';
export { returnedSpansOf, withReturns } from './counter/with-returns.ts';
export { currencyOfCountry, currencyOfZone } from './currency/currency-of.ts';
export type { Decoded, RefusedCode } from './decode/decode-payload.ts';
export { decodePayload } from './decode/decode-payload.ts';
export { isWithin, phaseRanges } from './decode/limits.ts';
export { serialNumberOf } from './decode/serial-number.ts';
export type { DeviceCondition } from './device/device-state.ts';
export { deviceStateOf, isLate, isOnline } from './device/device-state.ts';
export { nextInterval } from './device/upload-interval.ts';
export type { EmissionFactor, EmissionFactors } from './emissions/emission-factors.ts';
export type { Emissions } from './emissions/emissions.ts';
export { addEmissions, emissionsByFactor, emissionsBySlots, noEmissions } from './emissions/emissions.ts';
export type { EndUse, EndUses, SourcedEnergy, StoredEnergy, Unmeasured, Worth } from './end-use/end-use.ts';
export { endUsesOf } from './end-use/end-uses-of.ts';
export { gridOfUses } from './end-use/grid-of-uses.ts';
export type { MeteredLoad } from './end-use/use-tree.ts';
export type { EnergyValue, EnergyValueInput } from './energy-value/energy-values.ts';
export { energyValues } from './energy-value/energy-values.ts';
export type { BackTestSpan } from './forecast/back-test.ts';
export { backTest } from './forecast/back-test.ts';
export type { BackTestError } from './forecast/back-test-error.ts';
export { forecastError, naiveErrors } from './forecast/back-test-error.ts';
export type { Band as ForecastBand } from './forecast/band.ts';
export { bandOf } from './forecast/band.ts';
export type { WeatherTrial } from './forecast/choose-weather.ts';
export { chooseWeather } from './forecast/choose-weather.ts';
export type { WeatherUse } from './forecast/day-features.ts';
export { dayFeatures, weatherUses } from './forecast/day-features.ts';
export type { ForecastFigure, HistoryDay } from './forecast/day-history.ts';
export { forecastFigures, wholeDayMwh } from './forecast/day-history.ts';
export type { FigureForecast } from './forecast/figure-forecast.ts';
export { forecastFigure, wholeDays } from './forecast/figure-forecast.ts';
export { dayShapes, fillSlots } from './forecast/fill-slots.ts';
export type { NaiveKind } from './forecast/seasonal-naive.ts';
export { naiveKinds } from './forecast/seasonal-naive.ts';
export { targetVerdict } from './forecast/target.ts';
export type { TemperatureDay, UsualConsumption } from './forecast/usual-consumption.ts';
export { usualConsumption } from './forecast/usual-consumption.ts';
export type { WeatherDeviations } from './forecast/weather-deviation.ts';
export { weatherDeviations } from './forecast/weather-deviation.ts';
export type { BaseLoadDay, BaseLoadRise } from './incident/base-load-risen.ts';
export { baseLoadRise, defaultRisePercent } from './incident/base-load-risen.ts';
export type { MonthPace } from './incident/budget-pace.ts';
export { defaultPacePercent, pacePercent } from './incident/budget-pace.ts';
export type { Consumed, Exceeded } from './incident/consumption-limit.ts';
export { consumptionOver } from './incident/consumption-limit.ts';
export type { CounterIncident } from './incident/counter-incidents.ts';
export { counterIncidents } from './incident/counter-incidents.ts';
export type { DemandWarning, RunningQuarter } from './incident/demand.ts';
export { demandNearLimit } from './incident/demand.ts';
export type { EvidencePoint } from './incident/evidence.ts';
export { evidenceOf, mostEvidence } from './incident/evidence.ts';
export type { PhaseExtremes } from './incident/frozen-phases.ts';
export { frozenPhases } from './incident/frozen-phases.ts';
export type { EarlierLimits, HeldLimits } from './incident/held-limits.ts';
export { watchesOver } from './incident/held-limits.ts';
export type {
  IncidentFact,
  IncidentKind,
  IncidentScope,
  IncidentStep,
  IncidentUnit,
  IncidentUrgency,
} from './incident/incident-kinds.ts';
export {
  faultKinds,
  incidentFacts,
  incidentKind,
  incidentKinds,
  incidentSteps,
  priceKinds,
} from './incident/incident-kinds.ts';
export type { IncidentChange, ReadingIncident, WatchedState } from './incident/judge-readings.ts';
export { firstState, holdMicros, judgeReadings, silenceMicros } from './incident/judge-readings.ts';
export { leastLimit } from './incident/least-limit.ts';
export type { MissedYield, YieldDay } from './incident/no-yield.ts';
export { missedYields } from './incident/no-yield.ts';
export { normalLimit } from './incident/normal-limit.ts';
export type { DailyHours } from './incident/quiet-until.ts';
export { quietUntil } from './incident/quiet-until.ts';
export type { Rejudged, RejudgeOrder, Rejudging } from './incident/rejudge.ts';
export { neededBeforeMicros, rejudge } from './incident/rejudge.ts';
export type { ConsumptionDay, UnusualConsumption } from './incident/unusual-consumption.ts';
export { unusualConsumption } from './incident/unusual-consumption.ts';
export type { JudgedReading, ReadingKind, ReadingLimit, ValueWatch } from './incident/value-watch.ts';
export { levelOf, readingKinds, watchedValue, watchesOf } from './incident/value-watch.ts';
export type { MeasuredSpans } from './interval/cut-intervals.ts';
export { cutIntervals, joinDirections } from './interval/cut-intervals.ts';
export type { IntervalEnergy } from './interval/interval-energy.ts';
export { longestIntervalMicros } from './interval/interval-energy.ts';
export type { IntervalPiece } from './interval/interval-piece.ts';
export { energyOfPieces, energyWithin } from './interval/interval-piece.ts';
export { joinSpans } from './interval/join-spans.ts';
export { packIntervals, unpackIntervals } from './interval/pack-intervals.ts';
export type { ResolvedIntervals } from './interval/resolve-intervals.ts';
export { resolveIntervals } from './interval/resolve-intervals.ts';
export { spansOutside } from './interval/spans-outside.ts';
export type { DeviceState, MeterType, UseType } from './meter.ts';
export { deviceStates, meterTypes, useTypes } from './meter.ts';
export type { Extreme } from './packed-day/day-extremes.ts';
export { dayExtremes, extremeKinds } from './packed-day/day-extremes.ts';
export type { MinutePowers } from './packed-day/minute-powers.ts';
export { openMinutePowers, packMinutePowers } from './packed-day/minute-powers.ts';
export type { PackedDay } from './packed-day/packed-day.ts';
export { openPackedDay, packDay } from './packed-day/packed-day.ts';
export type { FlatRows, FlatValues, QuantityName, StoredReading } from './packed-day/stored-reading.ts';
export { phaseWidth, quantityPlaces, reactiveWidth } from './packed-day/stored-reading.ts';
export type { PowerExtreme } from './power/extremes.ts';
export { highestPower, lowestPower } from './power/extremes.ts';
export type { HeldPowers } from './power/hold-powers.ts';
export { holdPowers, holdStates, needsNeighbours, powerAt } from './power/hold-powers.ts';
export type { SignedValue } from './power/known-sum.ts';
export { signedSum, totalOfPhases } from './power/known-sum.ts';
export type { MinuteAverages } from './power/minute-averages.ts';
export { noAverages } from './power/minute-averages.ts';
export type { MeterPower, SitePower } from './power/site-power.ts';
export { sitePowerOf } from './power/site-power.ts';
export type { PoweredMeter, PowerKey, PowerSeries, SitePowers } from './power/site-powers.ts';
export { sitePowers } from './power/site-powers.ts';
export type { PhaseRow, ReactiveRow, Reading } from './reading.ts';
export { microsPerSecond } from './reading.ts';
export type { DueReport, ReportKind, ReportPeriod, SkippedReports } from './report/report-period.ts';
export {
  datesOf,
  lastDateOf,
  newestDue,
  newestOver,
  reportDueHour,
  reportKinds,
  skippedReports,
} from './report/report-period.ts';
export type { DayChange } from './site/change.ts';
export { dayChange, relativeChange } from './site/change.ts';
export { energyOutside } from './site/energy-outside.ts';
export { joinSlots, sliceSlots } from './site/join-slots.ts';
export type { MeterReads, MeterSlots, PartIntervals, PartReads } from './site/meter-slots.ts';
export { meterSlots, readsOfMeter } from './site/meter-slots.ts';
export type { MeterDaySlots } from './site/pack-slots.ts';
export { packMeterSlots, packSiteSlots, unpackMeterSlots, unpackSiteSlots } from './site/pack-slots.ts';
export type { PhaseRule } from './site/phase-rule.ts';
export { isCountedRegister, phaseRules } from './site/phase-rule.ts';
export { recordOf } from './site/record-of.ts';
export type { SiteMeter, SiteSpan } from './site/site-balance.ts';
export type { SiteLedger } from './site/site-ledger.ts';
export { siteLedger } from './site/site-ledger.ts';
export type { SiteSlots, SlotColumn, SlotQuality } from './site/site-slots.ts';
export { mostUnmetered, slotQualities, unmeteredShareOf } from './site/site-slots.ts';
export type { CoveredFigure, EnergySum, RuleFigures, SiteTotals } from './site/site-totals.ts';
export {
  consumptionIn,
  coverageIn,
  coveredFigures,
  energySums,
  noTotals,
  selfSufficiencyIn,
  selfUseRateIn,
  sourcesIn,
  storageLossIn,
  sumTotals,
  totalsKind,
} from './site/site-totals.ts';
export { slotEdges } from './site/slot-edges.ts';
export { sourcesAt } from './site/sources-at.ts';
export type { Band, Season } from './tariff/band.ts';
export { bands, seasons } from './tariff/band.ts';
export type { DemandCharge, FixedCharge, Tax, TaxableKind } from './tariff/charge.ts';
export { taxableKinds } from './tariff/charge.ts';
export type {
  BandPrices,
  BandTiers,
  ByBand,
  DynamicTariff,
  EnergyTariff,
  StandardTariff,
  Tier,
  TieredTariff,
  TieredTimeOfUseTariff,
  TimeOfUseTariff,
} from './tariff/energy-tariff.ts';
export { energyTariffTypes } from './tariff/energy-tariff.ts';
export { minorDigits } from './tariff/money.ts';
export type { PriceSeries, PriceSlots, PriceSpan } from './tariff/price-slots.ts';
export { priceSlotsOf } from './tariff/price-slots.ts';
export type { PricePoint, PriceSeriesProblem, PriceSpans } from './tariff/price-spans.ts';
export { priceSpansOf } from './tariff/price-spans.ts';
export type { BandRule, Schedule, SummerRange } from './tariff/schedule.ts';
export type { TariffProblem, TariffProblemCode } from './tariff/tariff-problem.ts';
export { tariffProblemCodes } from './tariff/tariff-problem.ts';
export type { TariffVersion } from './tariff/tariff-version.ts';
export { validateTariff } from './tariff/validate-tariff.ts';
export { validateVersions } from './tariff/validate-versions.ts';
export type { DateSpan } from './tariff/version-gaps.ts';
export { versionGaps } from './tariff/version-gaps.ts';
export { datesOfMonth, dayAfter, dayBefore, isLocalDate, monthAfter } from './time/calendar-date.ts';
export { changesClocks } from './time/changes-clocks.ts';
export { dateOfDayNumber, dayNumberOf } from './time/day-number.ts';
export {
  dayMicros,
  dayMs,
  hourMs,
  minuteMicros,
  minuteMs,
  minutesPerHour,
  minutesPerQuarterHour,
} from './time/durations.ts';
export { formatInstantMicros, parseInstantMicros } from './time/instant.ts';
export type { LocalSpan } from './time/local-day.ts';
export { dateAt, localDay, localMonth, sameWallClock } from './time/local-day.ts';
export { localHours } from './time/local-hours.ts';
export { localIsoIn } from './time/local-iso.ts';
export type { MicroSpan } from './time/micro-span.ts';
export type { OffsetSpan } from './time/offset-span.ts';
export { offsetSpans } from './time/offset-span.ts';
export { quarterHourMicros, quarterHourMs, slotStartMicros, slotsOfDay } from './time/slot.ts';
export { instantOfWallClock, minuteOfDayAt, wallClockAt } from './time/wall-clock.ts';
export type { WallQuarters } from './time/wall-quarters.ts';
export { quartersOnDial, wallQuarters } from './time/wall-quarters.ts';
export { ianaZoneOf, isTimeZone } from './time/zone.ts';
export type { DayWeather } from './weather/day-weather.ts';
export { dayWeatherOf } from './weather/day-weather.ts';
export type { WeatherCell } from './weather/weather-cell.ts';
export { weatherCellOf } from './weather/weather-cell.ts';
export type { WeatherHour } from './weather/weather-hour.ts';
export type { WeatherPicture } from './weather/weather-picture.ts';
export { weatherPictureOf, weatherPictures } from './weather/weather-picture.ts';
export type { Battery } from './what-if/battery.ts';
export type { Place } from './what-if/clear-sky.ts';
export type { WithBattery } from './what-if/with-battery.ts';
export { withBattery } from './what-if/with-battery.ts';
export type { AddedSolar } from './what-if/with-solar.ts';
export { withSolar } from './what-if/with-solar.ts';
export { countedEnergy, stepOfRegister } from './witness/counted-energy.ts';
export { integratedEnergy, marginMinutes } from './witness/integrated-energy.ts';
export type { PowerDifference } from './witness/power-differences.ts';
export { powerDifferences } from './witness/power-differences.ts';
export { witnessCauses } from './witness/witness-cause.ts';
