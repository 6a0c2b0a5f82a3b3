import type { ProductPart, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { mostParts, type PartKind, partKinds } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { useRef } from 'react'
import { call } from '../../../data/call.ts'
import { codeOf, wholeSentenceOf } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { useKeptFocus } from '../../../kit/useKeptFocus.ts'
import { PartSearch } from './PartSearch.tsx'
import { PartThumb } from './PartThumb.tsx'
import { ProductChip } from './ProductChip.tsx'
import { productMessages as messages } from './messages.ts'

type Tie = Pick<ProductPart, 'id' | 'kind'>
type Props = {
  product: VendorProduct
  onProduct: (product: VendorProduct) => void
  /** Somebody else, or another tab, has changed it: it is to be read again. */
  onStale: () => void
}

/** What goes with a product, chosen from the vendor's own goods; every change is kept at once. */
export const ProductParts = ({ product, onProduct, onStale }: Props) => {
  const { parts } = product
  const place = useRef<HTMLElement>(null)
  useKeptFocus(place)
  const { run, isBusy, failure } = useSubmit(async (tied: readonly Tie[]) => {
    const { data, message } = await call('PUT /api/vendor_products/{id}/parts', {
      params: { id: product.id },
      body: { parts: tied.map(({ id, kind }) => ({ id, kind })), revision: product.revision },
    })
    if (message) toast.success(message)
    onProduct(data)
  }, 'screen')
  const keep = async (tied: readonly Tie[]) => {
    if (codeOf(await run(tied)) === 'stale') onStale()
  }
  return (
    <section ref={place} className="form goods-section" aria-labelledby="goods-parts">
      <h3 id="goods-parts" tabIndex={-1} data-focus-home="">
        {messages.parts}
      </h3>
      <p className="goods-soft">{messages.partsAbout}</p>
      {parts.length === 0 ? (
        <p className="goods-soft">{messages.noParts}</p>
      ) : (
        <ul className="goods-parts" aria-busy={isBusy}>
          {parts.map((part, at) => (
            <PartRow
              key={part.id}
              part={part}
              isFirst={at === 0 || parts[at - 1]?.kind !== part.kind}
              onKind={(kind) => void keep(parts.with(at, { ...part, kind }))}
              onFirst={() => void keep([part, ...parts.filter(({ id }) => id !== part.id)])}
              onRemove={() => void keep(parts.filter(({ id }) => id !== part.id))}
            />
          ))}
        </ul>
      )}
      <FormFailure sentence={wholeSentenceOf(failure)} />
      {parts.length < mostParts ? (
        <PartSearch
          isTied={(id) => id === product.id || parts.some((part) => part.id === id)}
          onAdd={({ id }) => void keep([...parts, { id, kind: 'matching' }])}
        />
      ) : (
        <p className="goods-soft">{messages.partsFull(mostParts)}</p>
      )}
    </section>
  )
}

type RowProps = {
  part: ProductPart
  /** Of its kind: needed ones stand before all others. */
  isFirst: boolean
  onKind: (kind: PartKind) => void
  onFirst: () => void
  onRemove: () => void
}

const PartRow = ({ part, isFirst, onKind, onFirst, onRemove }: RowProps) => (
  <li>
    <PartThumb picture={part.picture} />
    <div>
      {part.name}
      <p className="goods-soft">{part.sku}</p>
    </div>
    {part.status !== 'active' && <ProductChip status={part.status} />}
    <div className="goods-buttons goods-part-tools">
      <select
        className="form-input form-select"
        aria-label={messages.partKind(part.name)}
        value={part.kind}
        onChange={(event) => {
          const kind = partKinds.find((each) => each === event.currentTarget.value)
          if (kind) onKind(kind)
        }}
      >
        {partKinds.map((kind) => (
          <option key={kind} value={kind}>
            {messages.partOf(kind)}
          </option>
        ))}
      </select>
      {!isFirst && (
        <button
          type="button"
          className="form-link"
          aria-label={messages.partFirst(part.name)}
          onClick={onFirst}
        >
          {messages.partFirstShort}
        </button>
      )}
      <button
        type="button"
        className="form-link"
        aria-label={messages.removePart(part.name)}
        onClick={onRemove}
      >
        {messages.removePartShort}
      </button>
    </div>
  </li>
)
