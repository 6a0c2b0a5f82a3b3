import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { digitsIn } from '../../../kit/form/typed-number.ts'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { LiesIn } from './LiesIn.tsx'
import { inventoryMessages as messages } from './messages.ts'

type Props = {
  row: StockRow
  warehouses: readonly Warehouse[]
  onCounted: () => void
  onStale: () => void
  /** Of the same product. */
  onAddLot: () => void
  onClose: () => void
}
type Typed = { on_hand: string; reason: string }

/** Fewer than orders were promised can not lie there: it is said before anything is sent. */
const rulesOf =
  ({ reserved }: StockRow) =>
  ({ on_hand, reason }: Typed) => ({
    ...(on_hand === '' ? { on_hand: [messages.typeCount] } : {}),
    ...(on_hand !== '' && Number(on_hand) < reserved ? { on_hand: [say.stockReserved(reserved)] } : {}),
    ...(reason.trim().length < 3 ? { reason: [say.stockReason] } : {}),
  })

/** What was counted of one row, and why it is not what stood there. */
export const CountDrawer = ({ row, warehouses, onCounted, onStale, onAddLot, onClose }: Props) => {
  const values = { on_hand: String(row.on_hand), reason: '' }
  const { form: element, ...form } = useForm<Typed>({ values, rules: rulesOf(row) })
  const submit = useSave(
    form,
    async ({ on_hand, reason }) => {
      const { message } = await call('PUT /api/vendor_stock/{id}', {
        params: { id: row.id },
        body: { on_hand: Number(on_hand), was: row.on_hand, reason },
      })
      onCounted()
      return message
    },
    onStale,
  )
  return (
    <Dialog title={messages.countOf(row.sku, row.lot)} shape="drawer" onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={submit}>
        <p className="goods-soft">{row.name}</p>
        <TextField
          name="on_hand"
          label={messages.counted}
          hint={messages.reservedHint(row.reserved)}
          value={form.values.on_hand}
          error={form.errorOf('on_hand')}
          onChange={(typed) => form.change({ on_hand: digitsIn(typed) })}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          required
        />
        <TextField
          name="reason"
          label={messages.why}
          hint={messages.whyHint}
          value={form.values.reason}
          error={form.errorOf('reason')}
          onChange={(reason) => form.change({ reason })}
          maxLength={200}
          autoComplete="off"
          required
        />
        <SaveButton isBusy={form.isBusy} label={messages.save} />
      </form>
      {row.status !== 'archived' && (
        <div className="goods-buttons">
          <button type="button" className="button quiet" onClick={onAddLot}>
            {messages.addLot}
          </button>
        </div>
      )}
      {warehouses.length > 1 && <LiesIn row={row} warehouses={warehouses} onMoved={onStale} />}
    </Dialog>
  )
}
