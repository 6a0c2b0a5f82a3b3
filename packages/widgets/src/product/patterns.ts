import type { LayPattern } from '@showroom/contract/catalogue/catalogue'
import { patternLabels } from './buying-messages.ts'

export const isLayPattern = (text: string): text is LayPattern => Object.hasOwn(patternLabels, text)
