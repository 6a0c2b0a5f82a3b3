import { largestPageSize } from '@showroom/contract/policy/figures'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { useState } from 'react'
import { lasting, useRead } from '../../../data/useRead.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { PartSearch } from '../products/PartSearch.tsx'
import { LotForm } from './LotForm.tsx'
import { inventoryMessages as messages } from './messages.ts'

export type OfLot = { id: string; sku: string; name: string }
type Props = {
  /** Null: it is looked for first. */
  product: OfLot | null
  warehouses: readonly Warehouse[]
  onAdded: () => void
  onClose: () => void
}

/** A lot that came in. */
export const LotDrawer = ({ product, warehouses, onAdded, onClose }: Props) => {
  const [found, setFound] = useState(product)
  return (
    <Dialog title={found ? messages.lotOf(found.sku) : messages.addLot} shape="drawer" onClose={onClose}>
      {found ? (
        <Known product={found} warehouses={warehouses} onAdded={onAdded} />
      ) : (
        <div className="goods-sheet">
          <PartSearch isTied={() => false} onAdd={setFound} does={messages.choosing} />
        </div>
      )}
    </Dialog>
  )
}

type KnownProps = { product: OfLot; warehouses: readonly Warehouse[]; onAdded: () => void }

const Known = ({ product, warehouses, onAdded }: KnownProps) => {
  const read = useRead('GET /api/vendor_stock', {
    query: { s: product.sku, sort: 'sku', page_size: largestPageSize },
  })
  return (
    <Loaded read={lasting(read)} rows={6}>
      {({ data }) => {
        const rows = data.filter(({ product_id }) => product_id === product.id)
        // What was kept of an earlier look is put right before anything is typed.
        const key = rows.map(({ id, on_hand }) => `${id} ${on_hand}`).join()
        return <LotForm key={key} {...{ product, rows, warehouses, onAdded }} />
      }}
    </Loaded>
  )
}
