import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { useCart } from '../shop/context.ts'
import { browseMessages } from './browse-messages.ts'
import { useAddToCart } from './useAddToCart.ts'

/** One piece with one touch; what is measured first is added on its own page. */
export function QuickAdd({ card }: { card: ProductCard }) {
  const add = useAddToCart()
  const isBusy = useCart((state) => state.busy.has(card.id))
  const [isAdded, setIsAdded] = useState(false)
  const addOne = async () => {
    const { ok } = await add([{ product_id: card.id, qty: 1 }])
    setIsAdded(ok)
  }
  const text = isBusy ? browseMessages.adding : isAdded ? browseMessages.added : browseMessages.add
  return (
    <button
      type="button"
      className={isAdded ? 'quick-add is-added' : 'quick-add'}
      aria-label={`${text}: ${card.name}`}
      aria-disabled={isBusy}
      onClick={() => void (isBusy || addOne())}
    >
      <span aria-hidden="true" className="quick-add-sign">
        {isAdded ? '✓' : '+'}
      </span>
      <span className="quick-add-text">{text}</span>
    </button>
  )
}
