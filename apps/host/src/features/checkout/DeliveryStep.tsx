import type { CheckoutDelivery } from '@showroom/contract/checkout/checkout'
import { useState } from 'react'
import { money } from '@showroom/widgets/ui/format.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { arrivalWords, priceWord, windowWords } from './checkout-words.ts'
import { RadioRow } from './RadioRow.tsx'
import { usePicked } from './usePicked.ts'
import type { CheckoutHeld, Choice } from './useCheckout.ts'
import { checkoutMessages as messages } from './messages.ts'

type Change = Omit<NonNullable<Choice['deliveries']>[number], 'vendor_id' | 'vendor'>
type Props = { held: CheckoutHeld; onNext: () => void }

export const DeliveryStep = ({ held: { checkout, choose, isChoosing, sentence }, onNext }: Props) => {
  // As typed: kept by the server when the field is left, and once more before going on.
  const [notes, setNotes] = useState<Record<string, string>>({})
  const change = (vendor_id: string, changed: Change) => choose({ deliveries: [{ vendor_id, ...changed }] })
  const unsaved = checkout.deliveries.filter(({ vendor_id, note }) => (notes[vendor_id] ?? note) !== note)
  const goOn = async () => {
    const deliveries = unsaved.map(({ vendor_id }) => ({ vendor_id, note: notes[vendor_id] ?? '' }))
    const isSaved = deliveries.length === 0 || (await choose({ deliveries })) !== null
    if (isSaved) onNext()
  }
  return (
    <>
      {checkout.deliveries.map((delivery) => (
        <VendorDelivery
          key={delivery.vendor_id}
          delivery={delivery}
          note={notes[delivery.vendor_id] ?? delivery.note}
          onNote={(note) => setNotes({ ...notes, [delivery.vendor_id]: note })}
          onChange={(changed) => change(delivery.vendor_id, changed)}
        />
      ))}
      <FormFailure sentence={sentence} />
      <div className="checkout-actions">
        <button type="button" className="button" aria-busy={isChoosing} onClick={() => void goOn()}>
          {messages.continueToPayment}
        </button>
      </div>
    </>
  )
}

type VendorProps = {
  delivery: CheckoutDelivery
  note: string
  onNote: (note: string) => void
  onChange: (changed: Change) => Promise<unknown>
}

const VendorDelivery = ({ delivery, note, onNote, onChange }: VendorProps) => {
  const { vendor_id, vendor, services, windows } = delivery
  const [service, pickService] = usePicked(delivery.service, (picked) => onChange({ service: picked }))
  const [window, pickWindow] = usePicked(delivery.window, (picked) => onChange({ window: picked }))
  return (
    <section className="checkout-vendor" aria-label={messages.deliveryFrom(vendor)}>
      <header>
        <h3>{vendor}</h3>
        <p>{contentsOf(delivery)}</p>
        <p className="checkout-arrives">{arrivalWords(delivery.arrives)}</p>
      </header>
      <fieldset className="radio-rows">
        <legend className="visually-hidden">{messages.howItComesFrom(vendor)}</legend>
        {services.map((offered) => (
          <RadioRow
            key={offered.service}
            name={`service ${vendor_id}`}
            isChosen={offered.service === service}
            onChoose={() => pickService(offered.service)}
            lead={offered.label}
            detail={offered.hint}
            aside={<strong className="radio-price">{priceWord(offered.price_cents)}</strong>}
          />
        ))}
      </fieldset>
      <div className="account-pair">
        {windows.length > 0 && (
          <SelectField
            name={`window ${vendor_id}`}
            label={messages.timeOfDay}
            required={false}
            empty={messages.anyTime}
            value={window ?? ''}
            onChange={(typed) => pickWindow(windows.find((each) => each === typed) ?? null)}
            options={windows.map((value) => ({ value, label: windowWords[value] }))}
          />
        )}
        <TextField
          name={`note ${vendor_id}`}
          label={messages.noteForTheDriver}
          required={false}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={300}
          value={note}
          onChange={onNote}
        />
      </div>
      <p className="checkout-hold-part">
        {delivery.tax_cents === null
          ? messages.heldBeforeTax(money(delivery.total_cents))
          : messages.held(money(delivery.total_cents))}
      </p>
    </section>
  )
}

const contentsOf = ({ line_ids, weight_lb, is_pallet }: CheckoutDelivery): string =>
  [
    line_ids.length === 1 ? messages.oneItem : messages.itemCount(line_ids.length),
    weight_lb !== null && messages.aboutPounds(Math.round(weight_lb)),
    is_pallet && messages.comesOnAPallet,
  ]
    .filter(Boolean)
    .join(' · ')
