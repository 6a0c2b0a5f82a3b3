import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { pictureCss } from '../ui/Picture.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { ordersCss } from './Orders.css.ts'

export type { OrderLinks } from './links.ts'
export { Orders as Widget, type OrdersProps } from './Orders.tsx'
export const css = [buttonCss, emptyStateCss, pictureCss, skeletonCss, ordersCss]
/** A server knows of nobody's session: it draws what a guest sees. */
export { fits } from '../sign-in/index.ts'
