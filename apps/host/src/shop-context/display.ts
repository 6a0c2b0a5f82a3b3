import type { Settings } from '@showroom/contract/account/account'
import { usualWastePercent } from '@showroom/contract/policy/figures'
import type { Display, Shop } from '@showroom/widgets/shop'
import { useEffect } from 'react'
import { create } from 'zustand'

type Kept = Pick<Settings, 'units' | 'price_display' | 'default_waste_pct'>

/** Nobody's, until the settings of whoever is signed in have come: a page is drawn as everybody sees it. */
export const useDisplay = create<{ display: Display | undefined }>(() => ({ display: undefined }))

/** The usual percent leaves it to each product, which may need less or more. */
export const displayOf = ({ units, price_display, default_waste_pct }: Kept): Display => ({
  isDecimal: units === 'decimal',
  isPricedByUnit: price_display === 'per_box',
  ...(default_waste_pct === usualWastePercent ? {} : { wastePct: default_waste_pct }),
})

/** Whether lengths are written as 12.5 ft; else as 12' 6". */
export const useIsDecimal = (): boolean => useDisplay(({ display }) => display?.isDecimal ?? false)

/** Whether the unit's price comes first; else the square foot's. */
export const useIsByUnit = (): boolean => useDisplay(({ display }) => display?.isPricedByUnit ?? true)

export const keepDisplay = (settings: Kept): void => useDisplay.setState({ display: displayOf(settings) })

export const forgetDisplay = (): void => useDisplay.setState({ display: undefined })

/** The shop's widgets write what they show in the same way. */
export const useDisplayIn = (shop: Shop | null): void => {
  const display = useDisplay((kept) => kept.display)
  useEffect(() => shop?.state.setState({ display }), [shop, display])
}
