import { useRef, useState } from 'react'
import { TextField } from '../../kit/form/TextField.tsx'
import { CardFieldsFailed, CardFieldsWaiting } from './CardFieldsState.tsx'
import type { CardFieldsProps } from './card-fields.ts'
import { useStripeElement } from './useStripeElement.ts'
import { cardMessages as messages } from './messages.ts'

type Props = CardFieldsProps & { publishableKey: string }

/** Stripe's Payment Element: number, date and CVC in Stripe's frame. The name is ours to ask for. */
export const StripeFields = ({ publishableKey, ...handlers }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const [name, setName] = useState('')
  const { status, errors, retry, nameTyped } = useStripeElement(
    { publishableKey, box, name, setName },
    handlers,
  )
  if (status === 'failed') return <CardFieldsFailed onRetry={retry} />
  return (
    <div className="card-fields-stripe">
      {status === 'waiting' && <CardFieldsWaiting />}
      <div ref={box} hidden={status === 'waiting'} />
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
      <p className="form-error" role="alert">
        {errors.card_number?.join(', ')}
      </p>
    </div>
  )
}
