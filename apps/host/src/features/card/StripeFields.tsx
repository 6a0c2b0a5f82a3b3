import { useRef, useState } from 'react'
import { FieldError } from '../../kit/form/FieldFrame.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { CardFieldsFailed, CardFieldsWaiting } from './CardFieldsState.tsx'
import type { CardFieldsProps } from './card-fields.ts'
import type { StripeBoxes } from './open-stripe-fields.ts'
import { type StripeField, stripeFields } from './stripe-fields.rules.ts'
import { useStripeElement } from './useStripeElement.ts'
import { cardMessages as messages } from './messages.ts'

type Props = CardFieldsProps & { publishableKey: string }

const labels: Record<StripeField, string> = {
  card_number: messages.cardNumber,
  exp_date: messages.expirationDate,
  cvv: messages.cvc,
}

/** Number, date and CVC in frames of Stripe's, each with its own mistake below it. The name is ours to ask for. */
export const StripeFields = ({ publishableKey, ...handlers }: Props) => {
  const boxes = useRef<Partial<StripeBoxes>>({})
  const [name, setName] = useState('')
  const { status, errors, retry, nameTyped } = useStripeElement(
    { publishableKey, boxes, name, setName },
    handlers,
  )
  if (status === 'failed') return <CardFieldsFailed onRetry={retry} />
  return (
    <div className="card-fields-stripe">
      {status === 'waiting' && <CardFieldsWaiting />}
      {stripeFields.map((field) => (
        <div className={`form-field stripe-${field}`} key={field} hidden={status === 'waiting'}>
          <span className="form-label" id={`stripe-${field}`}>
            {labels[field]}
          </span>
          <div
            className="form-input stripe-box"
            role="group"
            aria-labelledby={`stripe-${field}`}
            ref={(box) => {
              if (box) boxes.current[field] = box
              else delete boxes.current[field]
            }}
          />
          <div role="alert">
            <FieldError id={`stripe-${field}`} error={errors[field]?.join(', ')} />
          </div>
        </div>
      ))}
      <TextField
        name="name_on_Card"
        label={messages.nameOnCard}
        value={name}
        onChange={(typed) => {
          setName(typed)
          nameTyped(typed)
        }}
        error={errors.name_on_Card?.join(', ')}
        autoComplete="cc-name"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={120}
      />
    </div>
  )
}
