import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { useRead } from '../../data/useRead.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { projectMessages as messages } from './messages.ts'

type Props = {
  showroom: string
  showsPrices: boolean
  /** The slug of the shelf to begin on. */
  category?: string | null
  onChoose: (product: ProductCard) => void
}

/** Materials of a showroom, by a word or by what is often chosen. */
export const ProductSearch = (props: Props) => {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  return (
    <div className="form">
      <form
        role="search"
        className="workspace-search"
        onSubmit={(event) => {
          event.preventDefault()
          setText(typed.trim())
        }}
      >
        <input
          className="form-input"
          type="search"
          aria-label={messages.searchMaterials}
          placeholder={messages.tileFaucetASku}
          enterKeyHint="search"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className="button">
          {messages.search}
        </button>
      </form>
      <Found key={text} text={text} {...props} />
    </div>
  )
}

const mostFound = 12

const Found = ({ text, showroom, showsPrices, category, onChoose }: Props & { text: string }) => {
  const read = useRead('GET /api/visualization/products', {
    query: {
      showroom,
      ...(text ? { search: text } : {}),
      ...(category && !text ? { category } : {}),
      page_size: mostFound,
    },
  })
  return (
    <Loaded read={read} rows={3}>
      {({ data, total }) => (
        <>
          <p className="project-soft" role="status">
            {total === 0
              ? messages.nothingFoundTryAnother
              : text === ''
                ? messages.oftenChosen
                : messages.found(total)}
          </p>
          <ul className="workspace-found">
            {data.map((product) => (
              <li key={product.id}>
                <button type="button" onClick={() => onChoose(product)}>
                  <span className="workspace-thumb">
                    {product.pictures[0] && <ProductPicture picture={product.pictures[0]} sizes="72px" />}
                  </span>
                  <span>
                    <span className="project-soft">{product.brand}</span> {product.name}
                    {showsPrices && (
                      <span className="project-soft">
                        {' '}
                        <bdi>
                          {messages.per(money(product.price.price_cents), product.price.uom.toLowerCase())}
                        </bdi>
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
