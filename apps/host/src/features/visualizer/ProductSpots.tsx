import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { refused } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { useDismiss } from '../../kit/useDismiss.ts'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { addToOpenCart } from '../../session/guest-cart.ts'
import { visualizerMessages as messages } from './messages.ts'

/** A product where it is seen in a picture. */
export type SpotProduct = {
  product_id: string
  name: string
  /** How much of it the room needs; null where nothing of it is bought from here: nobody has measured it, or it is another showroom’s. */
  qty: number | null
  /** What that is and costs, for whoever sees prices. */
  words: string
}
export type ProductSpot = { surface: string; at: readonly [number, number]; product: SpotProduct }

/** Points on a picture, one for each surface; each opens what lies there. */
export const ProductSpots = ({ spots }: { spots: readonly ProductSpot[] }) => {
  const [open, setOpen] = useState<number | null>(null)
  const chosen = open === null ? undefined : spots[open]
  return (
    <>
      <ul className="product-spots" aria-label={messages.inThisPicture}>
        {spots.map(({ surface, at: [x, y], product }, index) => (
          <li key={`${surface} ${product.product_id}`}>
            <button
              type="button"
              className="product-spot"
              aria-label={messages.spot(surface, product.name)}
              aria-expanded={open === index}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              onClick={() => setOpen(open === index ? null : index)}
            />
          </li>
        ))}
      </ul>
      {chosen && <SpotCard surface={chosen.surface} product={chosen.product} onClose={() => setOpen(null)} />}
    </>
  )
}

type CardProps = { surface: string; product: SpotProduct; onClose: () => void }

/** What lies there, with its price, its page and, where it is measured, the way into the cart. */
export const SpotCard = ({ surface, product: { product_id, name, qty, words }, onClose }: CardProps) => {
  const card = useRef<HTMLElement>(null)
  useDismiss(card, true, onClose)
  return (
    <section
      ref={card}
      className="spot-card"
      aria-label={messages.spot(surface, name)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p className="visualizer-soft">{surface}</p>
      <strong>{name}</strong>
      {words && <p>{words}</p>}
      <p className="spot-acts">
        <Link className="button quiet" to={paths.product(product_id)}>
          {messages.openProduct}
        </Link>
        {qty !== null && <AddToCart {...{ product_id, name, qty }} />}
      </p>
      <button type="button" className="spot-close" aria-label={messages.closeCard} onClick={onClose}>
        ×
      </button>
    </section>
  )
}

type Bought = Pick<SpotProduct, 'product_id' | 'name'> & { qty: number }

const AddToCart = ({ product_id, name, qty }: Bought) => {
  const { run: add, isBusy } = useSubmit(async () => {
    const changed = await addToOpenCart([{ product_id, qty }])
    if (!changed.ok) throw refused(changed.message)
    toast.success(changed.message ?? messages.addedToCart(name), { to: paths.cart, label: messages.goToCart })
  })
  return (
    <button type="button" className="button" aria-disabled={isBusy} onClick={() => void add()}>
      {messages.addToCart}
    </button>
  )
}
