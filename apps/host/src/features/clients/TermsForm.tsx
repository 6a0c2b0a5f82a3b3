import type { ClientSheet } from '@showroom/contract/client/client'
import { clientMessages } from '@showroom/contract/client/client.messages'
import { longestNotes, longestTaxNote } from '@showroom/contract/client/client.rules'
import { priceVisibilities } from '@showroom/contract/client-terms/price-visibility'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { RadioChoice } from '../../kit/form/RadioChoice.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { clientsMessages as messages } from './messages.ts'

type Props = { client: ClientSheet; onClient: (client: ClientSheet) => void }
type Typed = Pick<ClientSheet, 'price_visibility' | 'is_tax_exempt' | 'tax_note'> & { notes: string }

const rules = ({ is_tax_exempt, tax_note }: Typed) =>
  is_tax_exempt && tax_note.trim() === '' ? { tax_note: [clientMessages.taxNote] } : {}

const choices = priceVisibilities.map((value) => ({
  value,
  label: messages.visibilityOf(value),
  about: messages.aboutVisibility(value),
}))

/** What one client sees of the prices, whether tax is taken, and what the Pro notes of them. */
export const TermsForm = ({ client, onClient }: Props) => {
  const { price_visibility, is_tax_exempt, tax_note, notes = '' } = client
  const values = { price_visibility, is_tax_exempt, tax_note, notes }
  const { form: element, ...form } = useForm<Typed>({ values, rules })
  const submit = useSave(form, async (typed) => {
    const { data, message } = await call('PUT /api/clients/{id}/terms', {
      params: { id: client.id },
      body: typed,
    })
    onClient(data)
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={submit} aria-label={messages.terms}>
      <RadioChoice
        name="price_visibility"
        legend={messages.priceVisibility}
        hint={messages.priceVisibilityHint}
        choices={choices}
        value={form.values.price_visibility}
        error={form.errorOf('price_visibility')}
        onChange={(chosen) =>
          form.change({
            price_visibility: priceVisibilities.find((each) => each === chosen) ?? price_visibility,
          })
        }
      />
      <TaxFields form={form} />
      <AreaField
        name="notes"
        label={messages.notes}
        hint={messages.notesHint}
        value={form.values.notes}
        onChange={(typed) => form.change({ notes: typed })}
        error={form.errorOf('notes')}
        maxLength={longestNotes}
      />
      <div className="account-actions">
        <SaveButton isBusy={form.isBusy} />
      </div>
    </form>
  )
}

type Form = {
  values: Typed
  change: (change: Partial<Typed>, fields?: string[]) => void
  errorOf: (field: string) => string | undefined
}

const TaxFields = ({ form }: { form: Form }) => (
  <>
    <CheckField
      name="is_tax_exempt"
      checked={form.values.is_tax_exempt}
      onChange={(isExempt) => form.change({ is_tax_exempt: isExempt }, ['tax_note'])}
    >
      {messages.taxExempt}
    </CheckField>
    {form.values.is_tax_exempt && (
      <TextField
        name="tax_note"
        label={messages.taxNote}
        hint={messages.taxNoteHint}
        value={form.values.tax_note}
        onChange={(tax_note) => form.change({ tax_note })}
        error={form.errorOf('tax_note')}
        maxLength={longestTaxNote}
        autoComplete="off"
        required
      />
    )}
  </>
)
