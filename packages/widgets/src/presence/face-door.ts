import { faceCss } from '../ui/Face.css.ts'

export { Face as Widget } from '../ui/Face.tsx'
export const css: readonly string[] = [faceCss]
