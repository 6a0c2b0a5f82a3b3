import { defineTags } from '@showroom/sdk'
import type { ShowroomProductsElement } from '@showroom/sdk/elements'
import type {} from '@showroom/sdk/jsx'
import { ShowroomShop } from '@showroom/sdk/react'
import { useRef } from 'react'

const marketplace = { showroom: 'HARVEST2', apiBase: 'https://market.test' }
defineTags(marketplace)

export const Page = () => {
  const list = useRef<ShowroomProductsElement>(null)
  return (
    <>
      <showroom-products
        ref={list}
        className="goods"
        category="tile-flooring"
        page-size="12"
        theme="dark"
        onshowroom:added-to-cart={({ detail }) => console.log(detail.items.length, list.current?.pageSize)}
      />
      <showroom-cart layout="inline" onshowroom:checkout-started={(event) => event.preventDefault()} />
      <ShowroomShop
        {...marketplace}
        widget={{ routing: 'hash' }}
        on={{ 'added-to-cart': ({ detail }) => console.log(detail.count) }}
      />
      {/* @ts-expect-error -- there is no such layout */}
      <showroom-cart layout="popup" />
      {/* @ts-expect-error -- a product has no category */}
      <showroom-product category="tile-flooring" />
      {/* @ts-expect-error -- there is no such tag */}
      <showroom-basket />
    </>
  )
}
