import type { ThemeChoice } from '@showroom/widgets/frame'
import type { Shop } from '@showroom/widgets/shop'
import type { ComponentType } from 'react'

/** A widget's door: `import * as cart from '@showroom/widgets/cart'`. */
export type Door<Props extends object> = { Widget: ComponentType<Props>; css: readonly string[] }

export type HydratedWidgetProps<Props extends object> = {
  of: Door<Props>
  widget: Props
  shop: Shop
  theme: ThemeChoice
  isStill: boolean
  /** Called with the element that widgets dispatch their events on. Returns the undo. */
  onHost: (host: Element) => () => void
}
