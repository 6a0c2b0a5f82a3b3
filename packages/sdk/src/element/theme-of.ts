import type { ThemeChoice } from '@showroom/widgets/frame'
import type { ShowroomElement } from './ShowroomElement.ts'

/** The attribute was parsed: it is one of its words, or nothing. */
export const themeOf = ({ values, definition }: ShowroomElement) =>
  (values.theme as ThemeChoice | undefined) ?? definition.page.theme
