import type { ProductShelf, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { bothOf, lasting, useRead } from '../../../data/useRead.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { ProductChip } from './ProductChip.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductMoves } from './ProductMoves.tsx'
import { ProductParts } from './ProductParts.tsx'
import { ProductPhotos } from './ProductPhotos.tsx'
import { ProductVariants } from './ProductVariants.tsx'
import { productMessages as messages } from './messages.ts'

type Props = {
  /** Null for one that is about to be made. */
  id: string | null
  /** Another product is looked at: the one that was made, or a variant. */
  onOpen: (id: string) => void
  onChanged: () => void
  onClose: () => void
}

/** A product with all that is said of it, and what can be done with it next. */
export const ProductDrawer = ({ id, ...rest }: Props) =>
  id === null ? <NewProduct {...rest} /> : <KnownProduct id={id} {...rest} />

const NewProduct = ({ onOpen, onChanged, onClose }: Omit<Props, 'id'>) => {
  const read = useRead('GET /api/vendor_goods/shelves', {})
  return (
    <Dialog title={messages.newProduct} shape="drawer" onClose={onClose}>
      <Loaded read={lasting(read)} rows={8}>
        {({ data: shelves }) => (
          <div className="goods-sheet">
            <ProductForm
              product={null}
              shelves={shelves}
              onSaved={({ id }) => {
                onChanged()
                onOpen(id)
              }}
              onStale={onChanged}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const KnownProduct = ({ id, onOpen, onChanged, onClose }: Omit<Props, 'id'> & { id: string }) => {
  const read = useRead('GET /api/vendor_products/{id}', { params: { id } })
  const shelves = useRead('GET /api/vendor_goods/shelves', {})
  const title = read.last?.data.name ?? messages.title
  return (
    <Dialog title={title} shape="drawer" onClose={onClose}>
      <Loaded read={bothOf(lasting(read), lasting(shelves))} rows={8}>
        {([{ data: product }, { data: known }]) => (
          <Sheet
            product={product}
            shelves={known}
            onProduct={(changed) => {
              read.replace(changed)
              onChanged()
            }}
            onStale={read.retry}
            onOpen={onOpen}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type SheetProps = {
  product: VendorProduct
  shelves: readonly ProductShelf[]
  onProduct: (product: VendorProduct) => void
  onStale: () => void
  onOpen: (id: string) => void
}

const Sheet = ({ product, shelves, onProduct, onStale, onOpen }: SheetProps) => (
  <div className="goods-sheet">
    <div className="goods-state">
      <ProductChip status={product.status} pausedUntil={product.paused_until} />
      <span>{messages.percent(product.completeness)}</span>
      <progress max={100} value={product.completeness} aria-label={messages.complete} />
    </div>
    {product.missing.length > 0 && <p className="goods-soft">{messages.missingParts(product.missing)}</p>}
    {product.status === 'rejected' && product.review_note !== '' && (
      <p className="form-failure">{messages.rejectedBecause(product.review_note)}</p>
    )}
    {!product.can_edit && product.status === 'archived' && <p className="goods-soft">{messages.archived}</p>}
    <ProductMoves product={product} onProduct={onProduct} onStale={onStale} />
    {product.can_edit ? (
      <>
        <ProductForm product={product} shelves={shelves} onSaved={onProduct} onStale={onStale} />
        <ProductPhotos product={product} onProduct={onProduct} />
        <ProductVariants {...{ product, onProduct, onStale, onOpen }} />
        <ProductParts product={product} onProduct={onProduct} onStale={onStale} />
      </>
    ) : (
      <ProductFacts product={product} shelves={shelves} />
    )}
  </div>
)
