import { useState } from 'react'
import { useRead } from '../../../data/useRead.ts'
import { TextField } from '../../../kit/form/TextField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { PartThumb } from './PartThumb.tsx'
import { productMessages as messages } from './messages.ts'

type Props = {
  /** What is there already, and the product itself. */
  isTied: (id: string) => boolean
  onAdd: (id: string) => void
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
      {text !== '' && <Found key={text} text={text} {...props} />}
    </>
  )
}

const mostFound = 10

const Found = ({ text, isTied, onAdd }: Props & { text: string }) => {
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
                    aria-label={messages.addPart(name)}
                    onClick={() => onAdd(id)}
                  >
                    {messages.addPartShort}
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
