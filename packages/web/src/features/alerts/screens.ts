export { AlertListScreen } from './list/AlertListScreen.tsx';
export { RulesScreen } from './rules/RulesScreen.tsx';
