import { useRef } from 'react'
import type { CategoryLinks } from '../rails/CategoryLink.tsx'
import { railMessages } from '../rails/messages.ts'
import type { CardLinks } from '../rails/ProductLink.tsx'
import { Rail } from '../rails/Rail.tsx'
import { useRail } from '../rails/useRail.ts'
import { ViewHeading } from '../rails/ViewHeading.tsx'
import { useShopState } from '../shop/context.ts'
import { Later } from '../ui/Later.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { shopFrontMessages } from './messages.ts'

export const loadCategories = () => import('../categories/index.ts')

type Props = { categoryLinks: CategoryLinks; cardLinks: CardLinks; takesFocus: boolean }

/** The shop's front door: what there is, and what others choose. */
export function ShopHome({ categoryLinks, cardLinks, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const tagline = useShopState((state) => state.profile?.tagline ?? null)
  const isWaiting = useShopState((state) => state.status === 'waiting')
  const top = useRail('POST /api/top_products/', {})
  return (
    <>
      <div className="shop-welcome">
        <ViewHeading level={2} place={heading} takesFocus={takesFocus}>
          {tagline ?? shopFrontMessages.welcome}
        </ViewHeading>
      </div>
      {/* Drawn anew below the tagline, whose length nobody knew: what waited must not jump. */}
      <Later
        key={String(isWaiting)}
        load={loadCategories}
        widget={{ ...categoryLinks, layout: 'carousel' }}
        waiting={fullView}
      />
      {/* Not before it has its place: the categories above would push it away. */}
      {!isWaiting && <Rail title={railMessages.top} cards={top} links={cardLinks} />}
    </>
  )
}

const fullView = <Skeleton height="100vh" />
