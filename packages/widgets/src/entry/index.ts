import { buttonCss } from '../ui/Button.css.ts'
import { fieldCss } from '../ui/Field.css.ts'
import { entryCss } from './Entry.css.ts'

export { Entry as Widget, type EntryProps } from './Entry.tsx'
export { formMembers } from '../form/form-field.ts'
export const css = [buttonCss, fieldCss, entryCss]
