import type { ClientSheet } from '@showroom/contract/client/client'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { MarkupField } from '../pro-pricing/MarkupField.tsx'
import { markupBpsIn } from '../pro-pricing/percent.ts'
import { clientsMessages as messages } from './messages.ts'

type Props = { client: ClientSheet; onChanged: () => void }
type Typed = { markup_bps: string }

const rules = ({ markup_bps: typed }: Typed) =>
  typed.trim() === '' || markupBpsIn(typed) !== null ? {} : { markup_bps: [messages.markupProblem] }

/** The rule that counts for this client before all others; none where the field is empty. */
export const ClientMarkup = ({ client, onChanged }: Props) => {
  const { markup_bps: bps = null, markup_rule_id: id = null, email } = client
  const values = { markup_bps: bps === null ? '' : shownPercent(bps) }
  const { form: element, ...form } = useForm<Typed>({ values, rules })
  const submit = useSave(form, async (typed) => {
    const message = await saveMarkup({ id, email, bps: markupBpsIn(typed.markup_bps) })
    onChanged()
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={submit} aria-label={messages.markupTitle}>
      <MarkupField
        label={messages.markupLabel}
        hint={messages.markupHint}
        value={form.values.markup_bps}
        onChange={(markup_bps) => form.change({ markup_bps })}
        error={form.errorOf('markup_bps')}
      />
      <div className="account-actions">
        <button type="submit" className="button quiet" aria-disabled={form.isBusy || undefined}>
          {messages.saveMarkup}
        </button>
      </div>
    </form>
  )
}

type Saving = { id: string | null; email: string; bps: number | null }

const saveMarkup = async ({ id, email, bps }: Saving): Promise<string | undefined> => {
  if (bps === null) {
    if (id !== null) await call('DELETE /api/markup/{id}', { params: { id } })
    return messages.markupGone
  }
  const body = { client: email, markup_bps: bps }
  const { message } =
    id === null
      ? await call('POST /api/markup', { body })
      : await call('PUT /api/markup/{id}', { params: { id }, body })
  return message
}
