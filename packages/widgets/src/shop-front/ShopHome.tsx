import { useEffect, useRef, useState } from 'react'
import type * as categories from '../categories/index.ts'
import type { CategoryLinks } from '../catalogue-kit/CategoryLink.tsx'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { useDrawnCount } from '../catalogue-kit/useDrawnCount.ts'
import { useRail } from '../catalogue-kit/useRail.ts'
import { ViewHeading } from '../catalogue-kit/ViewHeading.tsx'
import { useShop, useShopState } from '../shop/context.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { loadRail } from './load-rail.ts'
import { shopFrontMessages } from './messages.ts'
import { ShopWaiting } from './ShopWaiting.tsx'

type Props = { categoryLinks: CategoryLinks; cardLinks: CardLinks; takesFocus: boolean }

/** More than a phone shows at once. */
const departmentsPerTurn = 2

/** Shops whose front was shown on this page: who comes back to it finds the height that was left. */
const shown = new WeakSet<object>()

/** The shop's front door: what there is, and what others choose. It is handed the widget, which is a chunk of its own. */
export const shopHome = ({ Widget: Categories }: typeof categories) =>
  function ShopHome({ categoryLinks, cardLinks, takesFocus }: Props) {
    const heading = useRef<HTMLHeadingElement>(null)
    const tagline = useShopState((state) => state.profile?.tagline ?? null)
    const isWaiting = useShopState((state) => state.status === 'waiting')
    const shop = useShop()
    const top = useRail('POST /api/top_products/', {})
    // What a server drew has them from the first.
    const [wasKnown] = useState(() => top.length > 0 || shown.has(shop))
    useEffect(() => void shown.add(shop), [shop])
    const departments = useShopState((state) => state.menu.length)
    const drawn = useDrawnCount(departments, wasKnown, departmentsPerTurn)
    // Nobody knows yet how long the tagline is, nor how many departments push down what stands below them.
    if (isWaiting) return <ShopWaiting />
    return (
      <>
        <div className="shop-welcome">
          <ViewHeading level={2} place={heading} takesFocus={takesFocus}>
            {tagline ?? shopFrontMessages.welcome}
          </ViewHeading>
        </div>
        <Categories {...categoryLinks} layout="carousel" most={drawn} />
        <Lazy
          load={loadRail}
          widget={{ title: shopFrontMessages.popular, cards: top, links: cardLinks, wasKnown }}
        />
      </>
    )
  }
