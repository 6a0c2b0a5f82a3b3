import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf } from '../../paths.ts'
import { visualizerMessages as messages } from './messages.ts'
import { roomToTry } from './try-product.rules.ts'
import { visualizerPaths } from './visualizer-paths.ts'

/** What a product's page offers below its pictures: the product on a surface of a room, where it can lie on one. */
export const useInRoom = () => {
  const navigate = useNavigate()
  return useMemo(
    () => (product: ProductDetail) => {
      const path = pathInRoom(product)
      return path === null ? null : (
        <p className="note">
          <a
            className="button secondary"
            href={hrefOf(path)}
            onClick={(event) => {
              if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                return
              event.preventDefault()
              void navigate(path)
            }}
          >
            {messages.seeInRoom}
          </a>
        </p>
      )
    },
    [navigate],
  )
}

/** Only what is drawn can be laid: of a vendor's photo nothing is known but how it looks. */
const pathInRoom = ({ id, stock, breadcrumb, ...product }: ProductDetail): string | null => {
  if (!product.pictures_are_illustrations || stock.status === 'discontinued') return null
  for (const { slug_url: category } of breadcrumb) {
    const tried = roomToTry({ product: id, category, room: null })
    if (tried) return visualizerPaths.tried(tried)
  }
  return null
}
