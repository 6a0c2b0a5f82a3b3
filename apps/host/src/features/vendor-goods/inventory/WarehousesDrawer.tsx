import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { wholeSentenceOf } from '../../../data/failure.ts'
import type { Read } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { WarehouseForm } from './WarehouseForm.tsx'
import { inventoryMessages as messages } from './messages.ts'

type Props = {
  read: Read<{ data: Warehouse[] }>
  onWarehouses: (warehouses: Warehouse[]) => void
  onClose: () => void
}

/** Where a vendor's goods lie. */
export const WarehousesDrawer = ({ read, onWarehouses, onClose }: Props) => {
  const [editing, setEditing] = useState<Warehouse | 'new' | null>(null)
  const saved = (changed: Warehouse[]) => {
    setEditing(null)
    onWarehouses(changed)
  }
  return (
    <Dialog title={messages.warehouses} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={3}>
        {({ data }) =>
          editing === null ? (
            <div className="goods-sheet">
              <p className="goods-soft">{messages.warehousesAbout}</p>
              <ul className="goods-warehouses">
                {data.map((warehouse) => (
                  <WarehouseRow
                    key={warehouse.id}
                    warehouse={warehouse}
                    onEdit={() => setEditing(warehouse)}
                    onWarehouses={saved}
                  />
                ))}
              </ul>
              <div className="goods-buttons">
                <button type="button" className="button" onClick={() => setEditing('new')}>
                  {messages.addWarehouse}
                </button>
              </div>
            </div>
          ) : (
            <WarehouseForm
              warehouse={editing === 'new' ? null : editing}
              onSaved={saved}
              onLeave={() => setEditing(null)}
            />
          )
        }
      </Loaded>
    </Dialog>
  )
}

type RowProps = {
  warehouse: Warehouse
  onEdit: () => void
  onWarehouses: (warehouses: Warehouse[]) => void
}

const addressOf = ({ street, city, state, zip_code }: Warehouse): string =>
  street === '' ? messages.noAddress : `${street}, ${city}, ${state} ${zip_code}`

const WarehouseRow = ({ warehouse, onEdit, onWarehouses }: RowProps) => {
  const { id, name, ships_freight, is_main } = warehouse
  const { run, isBusy, failure } = useSubmit(async (move: 'main' | 'close') => {
    const { data, message } = await (move === 'main'
      ? call('POST /api/vendor_warehouses/{id}/main', { params: { id } })
      : call('POST /api/vendor_warehouses/{id}/close', { params: { id } }))
    if (message) toast.success(message)
    onWarehouses(data)
  }, 'screen')
  return (
    <li aria-busy={isBusy}>
      <div className="goods-state">
        <strong>{name}</strong>
        {is_main && <StatusChip tone="done">{messages.main}</StatusChip>}
        {!ships_freight && <StatusChip tone="waiting">{messages.parcelsOnly}</StatusChip>}
      </div>
      <p className="goods-soft">{addressOf(warehouse)}</p>
      <div className="goods-buttons">
        <button
          type="button"
          className="form-link"
          aria-label={messages.editWarehouse(name)}
          onClick={onEdit}
        >
          {messages.edit}
        </button>
        {!is_main && (
          <>
            <button
              type="button"
              className="form-link"
              aria-label={messages.makeMainOf(name)}
              onClick={() => void run('main')}
            >
              {messages.makeMain}
            </button>
            <button
              type="button"
              className="form-link"
              aria-label={messages.closeOf(name)}
              onClick={() => void run('close')}
            >
              {messages.close}
            </button>
          </>
        )}
      </div>
      <FormFailure sentence={wholeSentenceOf(failure)} />
    </li>
  )
}
