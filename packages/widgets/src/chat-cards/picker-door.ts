import { buttonCss } from '../ui/Button.css.ts'
import { dialogCss } from '../ui/Dialog.css.ts'
import { cardCss } from './cards.css.ts'
import { pickerCss } from './picker.css.ts'

export { CardPicker as Widget } from './CardPicker.tsx'
export const css: readonly string[] = [buttonCss, dialogCss, cardCss, pickerCss]
