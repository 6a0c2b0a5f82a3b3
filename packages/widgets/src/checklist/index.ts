import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { fieldCss } from '../ui/Field.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { checklistCss } from './Checklist.css.ts'
import { checklistFieldCss } from './field.css.ts'

export { Checklist as Widget, type ChecklistProps } from './Checklist.tsx'
export const css = [
  buttonCss,
  emptyStateCss,
  fieldCss,
  pictureCss,
  skeletonCss,
  checklistCss,
  checklistFieldCss,
]
/** A server knows of nobody's session: it draws what a guest sees. */
export { fits } from '../sign-in/index.ts'
