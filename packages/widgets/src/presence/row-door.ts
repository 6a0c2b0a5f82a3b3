import { faceCss } from '../ui/Face.css.ts'
import { presenceCss } from './presence.css.ts'

export { PresentAt as Widget } from './PresentAt.tsx'
export const css: readonly string[] = [faceCss, presenceCss]
