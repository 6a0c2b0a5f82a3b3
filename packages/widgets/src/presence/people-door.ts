import { faceCss } from '../ui/Face.css.ts'
import { presenceCss } from './presence.css.ts'

export { PresentPeople as Widget } from './PresentPeople.tsx'
export const css: readonly string[] = [faceCss, presenceCss]
