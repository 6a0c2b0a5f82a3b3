import type { VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { useState } from 'react'
import { useRead } from '../../../data/useRead.ts'
import { TextField } from '../../../kit/form/TextField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { PartThumb } from './PartThumb.tsx'
import { productMessages as messages } from './messages.ts'

type Found = Pick<VendorProductRow, 'id' | 'name' | 'sku'>
type Props = {
  /** What is there already, and the product itself. */
  isTied: (id: string) => boolean
  onAdd: (found: Found) => void
  /** What is done with one that was found. */
  does?: { short: string; to: (name: string) => string }
}

/** The vendor's own goods by a word; what is found is added one by one. */
export const PartSearch = (props: Props) => {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  return (
    <>
      <form
        role="search"
        className="goods-part-search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setText(typed.trim())
        }}
      >
        <TextField
          name="part"
          label={messages.partSearch}
          hint={messages.partSearchHint}
          value={typed}
          onChange={setTyped}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
        />
        <button type="submit" className="button quiet">
          {messages.partFind}
        </button>
      </form>
      {text !== '' && <FoundGoods key={text} text={text} {...props} />}
    </>
  )
}

const mostFound = 10
const adding = { short: messages.addPartShort, to: messages.addPart }

const FoundGoods = ({ text, isTied, onAdd, does = adding }: Props & { text: string }) => {
  const read = useRead('GET /api/vendor_products', {
    query: { s: text, sort: 'name', page: 1, page_size: mostFound },
  })
  return (
    <Loaded read={read} rows={3}>
      {({ data, total }) => (
        <>
          <p className="goods-soft" role="status">
            {messages.partsFound(total)}
          </p>
          <ul className="goods-parts">
            {data.map(({ id, name, sku, picture, status }) => (
              <li key={id}>
                <PartThumb picture={picture} />
                <div>
                  {name}
                  <p className="goods-soft">{sku}</p>
                </div>
                {!isTied(id) && status !== 'archived' && (
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={does.to(name)}
                    onClick={() => onAdd({ id, name, sku })}
                  >
                    {does.short}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {total > mostFound && <p className="goods-soft">{messages.partsMore}</p>}
        </>
      )}
    </Loaded>
  )
}
