export { adoptStyles } from '../ui/sheets.ts'
export { type Scheme, type ThemeChoice, useScheme } from './theme.ts'
export { WidgetFrame } from './WidgetFrame.tsx'
