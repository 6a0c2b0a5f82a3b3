import type { Display } from '@showroom/contract/account/display'
import { displayOf, type DisplaySettings } from '@showroom/contract/account/display.rules'
import type { Shop } from '@showroom/widgets/shop'
import { useEffect } from 'react'
import { create } from 'zustand'

/** Nobody's, until the settings of whoever is signed in have come: a page is drawn as everybody sees it. */
export const useDisplay = create<{ display: Display | undefined }>(() => ({ display: undefined }))

/** Whether lengths are written as 12.5 ft; else as 12' 6". */
export const useIsDecimal = (): boolean => useDisplay(({ display }) => display?.is_decimal ?? false)

/** Whether the unit's price comes first; else the square foot's. */
export const useIsByUnit = (): boolean => useDisplay(({ display }) => display?.is_priced_by_unit ?? true)

export const keepDisplay = (settings: DisplaySettings): void =>
  useDisplay.setState({ display: displayOf(settings) })

export const forgetDisplay = (): void => useDisplay.setState({ display: undefined })

/** The shop's widgets write what they show in the same way. */
export const useDisplayIn = (shop: Shop | null): void => {
  const display = useDisplay((kept) => kept.display)
  useEffect(() => shop?.state.setState({ display }), [shop, display])
}
