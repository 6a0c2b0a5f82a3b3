import { deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { pricedServices } from '@showroom/contract/shipping/delivery-price.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { DateField } from '../../kit/form/DateField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { priceFaults, priceOf, type TypedPrice, untyped } from './price-form.ts'
import { shippingMessages as messages } from './messages.ts'

/** What a way of delivery costs from a day to come. */
export const PriceForm = ({ onPlanned }: { onPlanned: () => void }) => {
  const { form: element, ...form } = useForm<TypedPrice>({ values: untyped, rules: priceFaults })
  const save = useSave(form, async (typed) => {
    const { message } = await call('POST /api/admin/delivery_prices', { body: priceOf(typed) })
    form.change(untyped)
    onPlanned()
    return message
  })
  return (
    <Section title={messages.planTitle} about={messages.planAbout}>
      <form ref={element} className="form" noValidate aria-label={messages.planTitle} onSubmit={save}>
        <SelectField
          name="service"
          label={messages.way}
          value={form.values.service}
          options={pricedServices.map((value) => ({ value, label: deliveryLabels[value] }))}
          error={form.errorOf('service')}
          onChange={(chosen) =>
            form.change({ service: pricedServices.find((each) => each === chosen) ?? untyped.service })
          }
        />
        <TextField
          name="price_cents"
          label={messages.newPrice}
          hint={messages.priceHint}
          inputMode="decimal"
          maxLength={12}
          required
          value={form.values.price}
          error={form.errorOf('price_cents')}
          onChange={(price) => form.change({ price }, ['price_cents'])}
        />
        <DateField
          name="starts_on"
          label={messages.startsOn}
          required
          value={form.values.starts_on}
          error={form.errorOf('starts_on')}
          onChange={(starts_on) => form.change({ starts_on })}
        />
        <TextField
          name="note"
          label={messages.note}
          maxLength={500}
          value={form.values.note}
          error={form.errorOf('note')}
          onChange={(note) => form.change({ note })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.plan} />
      </form>
    </Section>
  )
}
