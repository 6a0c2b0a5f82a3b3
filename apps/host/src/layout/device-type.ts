import { mobileWidth, tabletWidth } from '@showroom/contract/policy/figures'

export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** By the window's width (specification §9). */
export const deviceTypeOf = (width: number): DeviceType =>
  width <= mobileWidth ? 'mobile' : width <= tabletWidth ? 'tablet' : 'desktop'
