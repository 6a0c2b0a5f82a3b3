import type { Wish } from '../choose-product.ts'

export type Tab = 'bathroom' | 'kitchen' | 'living-room' | 'outdoor'

export interface Design {
  tab: Tab
  scene: string
  /** Drawn as in a mirror: the light comes from the other side. */
  isMirrored?: boolean
  /** Which part of a wide room: its middle from 0, the left or top, to 1, and its share of the height. */
  frame?: { x: number; y?: number; share?: number }
  title: string
  alt: string
  /** For each plane of the scene: the product laid there and what its spot is called. */
  planes: readonly (Wish & { label: string })[]
}

export const wish = (
  label: string,
  subcategory: string,
  color: string,
  rest: Omit<Wish, 'subcategory' | 'color'> = {},
) => ({
  label,
  subcategory,
  color,
  ...rest,
})

export const oak = wish('Floor', 'engineered-hardwood', '#9d8a70')
export const walnut = wish('Floor', 'solid-hardwood', '#5d4c3f')
export const paleOak = wish('Floor', 'wide-plank-laminate', '#9d8a70')
export const herringbone = wish('Floor', 'herringbone-and-chevron', '#a8744d', { layout: 'herringbone' })
export const chevron = wish('Floor', 'herringbone-and-chevron', '#9d8a70', { layout: 'chevron' })
export const marbleSlab = wish('Countertop', 'marble-and-quartzite-slabs', '#f1efec')
export const quartzSlab = wish('Countertop', 'quartz-slabs', '#efece6')
export const darkSlab = wish('Countertop', 'granite-slabs', '#4a4744')
