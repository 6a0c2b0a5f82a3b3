import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { standardMilestones } from '@showroom/contract/designer/milestone.rules'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { planAsTyped, planIn } from '../plan-typed.ts'
import { centsIn } from '../../../kit/form/typed-amounts.ts'
import { actionWords } from '../choice.messages.ts'
import type { HireProps } from './HirePage.tsx'
import { hireMessages as messages } from './messages.ts'

type Typed = { price_cents: string; days: string; milestones: string; word: string }

const blank: Typed = {
  price_cents: '',
  days: '',
  milestones: planAsTyped(standardMilestones),
  word: '',
}

const daysIn = (typed: string): number | null => (/^[1-9]\d{0,2}$/.test(typed.trim()) ? Number(typed) : null)

const rules = ({ price_cents, days, milestones }: Typed) => ({
  ...(centsIn(price_cents) ? {} : { price_cents: [say.quotePrice] }),
  ...(daysIn(days) === null ? { days: [say.quoteDays] } : {}),
  ...(planIn(milestones) ? {} : { milestones: [say.milestonePlan] }),
})

/** A price for the brief, and the days it takes. */
export const QuoteDialog = ({ hire, onChange, onStale, onClose }: HireProps & { onClose: () => void }) => {
  const { form: element, ...form } = useForm<Typed>({ values: blank, rules })
  const save = useSave(
    form,
    async ({ price_cents, days, milestones, word }) => {
      const { data, message } = await call('PUT /api/designer_hire/{id}', {
        params: { id: hire.id },
        body: {
          action: 'quote',
          price_cents: centsIn(price_cents) ?? 0,
          days: daysIn(days) ?? 0,
          milestones: planIn(milestones) ?? [],
          word,
        },
      })
      onChange(data)
      onClose()
      return message
    },
    onStale,
  )
  return (
    <Dialog title={actionWords.quote} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <Fields form={form} />
        <SaveButton isBusy={form.isBusy} label={actionWords.quote} busyLabel={messages.sending} />
      </form>
    </Dialog>
  )
}

const Fields = ({
  form: { values, change, errorOf },
}: {
  form: Pick<ReturnType<typeof useForm<Typed>>, 'values' | 'change' | 'errorOf'>
}) => (
  <>
    <TextField
      name="price_cents"
      label={messages.quotePrice}
      required
      autoComplete="off"
      value={values.price_cents}
      error={errorOf('price_cents')}
      onChange={(price_cents) => change({ price_cents })}
    />
    <TextField
      name="days"
      label={messages.quoteDays}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={values.days}
      error={errorOf('days')}
      onChange={(days) => change({ days })}
    />
    <AreaField
      name="milestones"
      label={messages.quoteMilestones}
      hint={messages.quoteMilestonesHint}
      required
      value={values.milestones}
      error={errorOf('milestones')}
      onChange={(milestones) => change({ milestones })}
    />
    <AreaField
      name="word"
      label={messages.quoteNote}
      required={false}
      maxLength={2_000}
      value={values.word}
      error={errorOf('word')}
      onChange={(word) => change({ word })}
    />
  </>
)
