import type { Selection } from '@showroom/contract/checklist/checklist'
import { askedCents } from '@showroom/contract/checklist/selection-cost.rules'
import type { SelectionCost } from '@showroom/contract/checklist/selection-cost.endpoints'
import { money } from '@showroom/widgets/ui/format.ts'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { centsAsTyped, centsIn } from '../../kit/form/typed-amounts.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = { row: Selection; onClose: () => void }

/** A Pro’s own figures of a decision. */
export const CostDialog = ({ row, onClose }: Props) => {
  const read = useRead('GET /api/selection/{id}/cost', { params: { id: row.id } })
  return (
    <Dialog title={messages.ownCostOf(row.title)} onClose={onClose}>
      <p className="project-soft">{messages.ownCostHint}</p>
      <Loaded read={read} rows={3}>
        {({ data }) => <CostForm row={row} cost={data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

const percentIn = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed) && Number(typed) <= 500 ? Number(typed) : null

const useCostForm = ({ row, cost, onClose }: Props & { cost: SelectionCost }) => {
  const { form: element, ...form } = useForm({
    values: {
      cost: centsAsTyped(cost.cost_cents),
      markup: cost.markup_pct === null ? '' : String(cost.markup_pct),
      note: cost.note,
    },
    rules: (typed): Record<string, string[]> => ({
      ...(typed.cost !== '' && centsIn(typed.cost) === null ? { cost_cents: [messages.amount] } : {}),
      ...(typed.markup !== '' && percentIn(typed.markup) === null
        ? { markup_pct: [messages.wholePercent] }
        : {}),
    }),
  })
  const save = useSave(form, async (typed) => {
    const body = { cost_cents: centsIn(typed.cost), markup_pct: percentIn(typed.markup), note: typed.note }
    const { message } = await call('PUT /api/selection/{id}/cost', { params: { id: row.id }, body })
    onClose()
    return message
  })
  return { element, form, save }
}

const CostForm = (props: Props & { cost: SelectionCost }) => {
  const { element, form, save } = useCostForm(props)
  const { values, change, errorOf } = form
  const asked = askedCents(centsIn(values.cost), percentIn(values.markup))
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <TextField
        name="cost_cents"
        label={messages.cost}
        required={false}
        maxLength={14}
        autoComplete="off"
        enterKeyHint="next"
        value={values.cost}
        error={errorOf('cost_cents')}
        onChange={(cost) => change({ cost })}
      />
      <TextField
        name="markup_pct"
        label={messages.markup}
        required={false}
        maxLength={3}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="next"
        value={values.markup}
        error={errorOf('markup_pct')}
        onChange={(markup) => change({ markup })}
      />
      {asked !== null && <p role="status">{messages.asked(money(asked))}</p>}
      <AreaField
        name="note"
        label={messages.ownNote}
        required={false}
        maxLength={2_000}
        value={values.note}
        error={errorOf('note')}
        onChange={(note) => change({ note })}
      />
      <SaveButton isBusy={form.isBusy} />
    </form>
  )
}
