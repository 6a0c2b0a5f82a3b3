import { quantityBoxCss } from '../ui/QuantityBox.css.ts'
import { calculatorCss } from './Calculator.css.ts'

export { Purchase as Widget, type PurchaseProps } from './Purchase.tsx'
export const css: readonly string[] = [quantityBoxCss, calculatorCss]
