import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { call } from '../../../data/call.ts'
import { wholeSentenceOf } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { inventoryMessages as messages } from './messages.ts'

type Props = { row: StockRow; warehouses: readonly Warehouse[]; onMoved: () => void }

/** Another warehouse is kept at once: it changes no count. */
export const LiesIn = ({ row, warehouses, onMoved }: Props) => {
  const { run, failure } = useSubmit(async (warehouse: string) => {
    const { message } = await call('PUT /api/vendor_stock/{id}/warehouse', {
      params: { id: row.id },
      body: { warehouse },
    })
    if (message) toast.success(message)
    onMoved()
  }, 'screen')
  return (
    <div className="form goods-section">
      <SelectField
        name="warehouse"
        label={messages.liesIn}
        hint={messages.liesInHint}
        value={row.warehouse.id}
        options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => void run(id)}
      />
      <FormFailure sentence={wholeSentenceOf(failure)} />
    </div>
  )
}
