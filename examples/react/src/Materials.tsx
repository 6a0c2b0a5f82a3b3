import type { Heard } from '@showroom/sdk'
import type {} from '@showroom/sdk/jsx'
import { useState } from 'react'

const shelves = { 'subway-tile': 'Subway Tile', 'kitchen-faucets': 'Kitchen Faucets' }

export const Materials = () => {
  const [shelf, setShelf] = useState('subway-tile')
  const [product, setProduct] = useState<string>()
  const [count, setCount] = useState(0)
  const [sides, setSides] = useState(['list', 'cart'])
  const [isListed, setListed] = useState(true)

  // The chosen product is shown on this page instead of on one of the marketplace.
  const showHere = (event: Heard<'product-chosen'>) => {
    event.preventDefault()
    setProduct(event.detail.product)
  }

  const side = {
    list: isListed && (
      <showroom-products
        category={shelf}
        page-size="12"
        onshowroom:product-chosen={showHere}
        onshowroom:added-to-cart={({ detail }) => setCount(detail.count)}
      />
    ),
    cart: (
      <>
        {product && (
          <showroom-product
            product={product}
            onshowroom:added-to-cart={({ detail }) => setCount(detail.count)}
          />
        )}
        <showroom-cart layout="inline" onshowroom:product-chosen={showHere} />
      </>
    ),
  }

  return (
    <main>
      <header>
        <h1>Materials</h1>
        <output>{count === 0 ? 'Your cart is empty' : `${count} in your cart`}</output>
        <showroom-cart-button />
      </header>
      <nav>
        {Object.entries(shelves).map(([slug, name]) => (
          <button key={slug} type="button" aria-pressed={slug === shelf} onClick={() => setShelf(slug)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setSides(sides.toReversed())}>
          Swap sides
        </button>
        <label>
          <input type="checkbox" checked={isListed} onChange={() => setListed(!isListed)} /> Show the list
        </label>
      </nav>
      <div className="sides">
        {sides.map((name) => (
          <section key={name}>{name === 'list' ? side.list : side.cart}</section>
        ))}
      </div>
    </main>
  )
}
