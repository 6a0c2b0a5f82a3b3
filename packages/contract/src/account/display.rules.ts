import { usualWastePercent } from '../policy/figures.ts'
import type { Settings } from './account.ts'
import type { Display } from './display.ts'

export type DisplaySettings = Pick<Settings, 'units' | 'price_display' | 'default_waste_pct'>

/** The usual percent leaves it to each product, which may need less or more. */
export const displayOf = ({ units, price_display, default_waste_pct }: DisplaySettings): Display => ({
  is_decimal: units === 'decimal',
  is_priced_by_unit: price_display === 'per_box',
  ...(default_waste_pct === usualWastePercent ? {} : { waste_pct: default_waste_pct }),
})
