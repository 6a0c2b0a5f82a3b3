export { adoptStyles } from '../ui/sheets.ts'
export type { ThemeChoice } from './theme.ts'
export { WidgetFrame } from './WidgetFrame.tsx'
