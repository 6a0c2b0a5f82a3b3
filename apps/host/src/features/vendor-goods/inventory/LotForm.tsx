import { dayAndHour } from '@showroom/contract/shared/day'
import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import { canReceiveOn, longestLotCode } from '@showroom/contract/vendor-goods/inventory.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { DateField } from '../../../kit/form/DateField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { digitsIn } from '../../../kit/form/typed-number.ts'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import type { OfLot } from './LotDrawer.tsx'
import { inventoryMessages as messages } from './messages.ts'

type Props = {
  product: OfLot
  /** What lies there of it so far. */
  rows: readonly StockRow[]
  warehouses: readonly Warehouse[]
  onAdded: () => void
}
type Typed = { lot: string; warehouse: string; received_on: string; on_hand: string; reason: string }

const today = () => dayAndHour(new Date()).day

/** The first lot holds what orders were promised so far. */
const rulesOf =
  (reserved: number) =>
  ({ lot, warehouse, received_on, on_hand, reason }: Typed) => ({
    ...(lot.trim() === '' ? { lot: [say.lotCode] } : {}),
    ...(warehouse === '' ? { warehouse: [say.stockWarehouse] } : {}),
    ...(canReceiveOn(received_on, today()) ? {} : { received_on: [say.lotDay] }),
    ...(on_hand === '' ? { on_hand: [messages.typeCount] } : {}),
    ...(on_hand !== '' && Number(on_hand) < reserved ? { on_hand: [say.lotBelowReserved(reserved)] } : {}),
    ...(reason.trim().length < 3 ? { reason: [say.stockReason] } : {}),
  })

const useLotForm = ({ product, rows, warehouses, onAdded }: Props, loose: StockRow | undefined) => {
  const main = warehouses.find(({ is_main }) => is_main)
  const warehouse = rows[0]?.warehouse.id ?? main?.id ?? ''
  // What lies there without a lot is mostly what gets its first one.
  const on_hand = loose && loose.on_hand > 0 ? String(loose.on_hand) : ''
  const values = { lot: '', warehouse, received_on: today(), on_hand, reason: '' }
  const form = useForm<Typed>({ values, rules: rulesOf(loose?.reserved ?? 0) })
  const submit = useSave(form, async ({ on_hand: typed, ...rest }) => {
    const { message } = await call('POST /api/vendor_stock', {
      body: { product: product.id, ...rest, on_hand: Number(typed) },
    })
    onAdded()
    return message
  })
  return { form, submit }
}

export const LotForm = (props: Props) => {
  const { product, rows, warehouses } = props
  const loose = rows.find(({ lot }) => lot === null)
  const {
    form: { form: element, ...form },
    submit,
  } = useLotForm(props, loose)
  const field = (name: keyof Typed) => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    autoComplete: 'off',
    required: true,
    onChange: (typed: string) => form.change({ [name]: name === 'on_hand' ? digitsIn(typed) : typed }),
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={submit}>
      <p className="goods-soft">{product.name}</p>
      {loose && <p className="goods-soft">{messages.firstLot(loose.on_hand, loose.uom)}</p>}
      <TextField
        {...field('lot')}
        label={messages.lotCode}
        maxLength={longestLotCode}
        autoCapitalize="none"
      />
      <SelectField
        {...field('warehouse')}
        label={messages.warehouse}
        options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField {...field('received_on')} label={messages.received} />
      <TextField
        {...field('on_hand')}
        label={messages.onHand}
        {...(loose && loose.reserved > 0 ? { hint: messages.reservedHint(loose.reserved) } : {})}
        inputMode="numeric"
        maxLength={7}
      />
      <TextField {...field('reason')} label={messages.whyLot} hint={messages.whyLotHint} maxLength={200} />
      <SaveButton isBusy={form.isBusy} label={messages.addLot} />
    </form>
  )
}
