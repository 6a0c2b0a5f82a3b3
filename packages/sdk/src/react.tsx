import * as cart from '@showroom/widgets/cart'
import * as cartButton from '@showroom/widgets/cart-button'
import * as chat from '@showroom/widgets/chat'
import * as checklist from '@showroom/widgets/checklist'
import * as checkout from '@showroom/widgets/checkout'
import * as categories from '@showroom/widgets/categories'
import * as entry from '@showroom/widgets/entry'
import * as orders from '@showroom/widgets/orders'
import * as product from '@showroom/widgets/product'
import * as products from '@showroom/widgets/products'
import { ShowroomWidget, type ShowroomWidgetProps } from '@showroom/widgets/shadow'
import * as shopFront from '@showroom/widgets/shop-front'
import * as signIn from '@showroom/widgets/sign-in'
import * as visualizer from '@showroom/widgets/visualizer'
import type { ComponentType, ReactNode } from 'react'

/** What stands around a widget: whose shop, and how it looks and talks to the page. */
export type ShowroomProps = Omit<ShowroomWidgetProps<object>, 'of' | 'widget'>
type Door<Props extends object> = { Widget: ComponentType<Props>; css: readonly string[] }

/** A tag as a React component: the same widget in a shadow root, drawn by the page's own React. */
const inShadow = <Props extends object>(door: Door<Props>) => {
  const InShadow = ({ widget, ...around }: ShowroomProps & { widget: Props }): ReactNode => (
    <ShowroomWidget of={door} widget={widget} {...around} />
  )
  return InShadow
}

export const ShowroomEntry = inShadow(entry)
export const ShowroomCategories = inShadow(categories)
export const ShowroomProducts = inShadow(products)
export const ShowroomProduct = inShadow(product)
export const ShowroomCartButton = inShadow(cartButton)
export const ShowroomCart = inShadow(cart)
export const ShowroomCheckout = inShadow(checkout)
export const ShowroomSignIn = inShadow(signIn)
export const ShowroomOrders = inShadow(orders)
export const ShowroomChat = inShadow(chat)
export const ShowroomChecklist = inShadow(checklist)
export const ShowroomVisualizer = inShadow(visualizer)
export const ShowroomShop = inShadow(shopFront)
