// The period of the report around, in words.
import { createContext, useContext } from 'react';

export const ReportPeriod = createContext('');

export const useReportPeriod = (): string => useContext(ReportPeriod);
