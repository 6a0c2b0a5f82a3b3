import { measuredBy } from '@showroom/contract/cart/amount.rules'
import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf, paths } from '../../paths.ts'
import { contactMessages } from '../contact/messages.ts'
import { visualizerMessages } from '../visualizer/messages.ts'
import { pathInRoom } from '../visualizer/path-in-room.ts'

/** What a product's page offers below its pictures: the product in a room, and a sample of it. */
export const useBelowProduct = () => {
  const navigate = useNavigate()
  return useMemo(() => {
    const link = (label: string, path: string, look: string) => (
      <a
        className={`button ${look}`}
        href={hrefOf(path)}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void navigate(path)
        }}
      >
        {label}
      </a>
    )
    return (product: ProductDetail) => {
      const [inRoom, sample] = [pathInRoom(product), samplePath(product)]
      return inRoom === null && sample === null ? null : (
        <p className="note">
          {inRoom !== null && link(visualizerMessages.seeInRoom, inRoom, 'secondary')}{' '}
          {sample !== null && link(contactMessages.askForSample, sample, 'quiet')}
        </p>
      )
    }
  }, [navigate])
}

/** What is laid by the square foot or the foot is judged by a piece of it; of all else one is the smallest order. */
const samplePath = (product: ProductDetail): string | null =>
  product.stock.status === 'discontinued' || measuredBy(product.price) === 'count'
    ? null
    : paths.sample(contactMessages.namedProduct(product.name, product.sku))
