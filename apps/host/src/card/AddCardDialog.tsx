import type { SavedCard } from '@showroom/contract/payment/payment'
import { useRef, useState } from 'react'
import { tellUntold } from '../account/useSaving.ts'
import { Dialog } from '../form/Dialog.tsx'
import { call } from '../session/call.ts'
import { fieldErrorsOf } from '../session/refusal.ts'
import { CardFields } from './CardFields.tsx'
import { type CardFieldsHandle, hasErrors } from './card-fields.ts'

type Props = {
  onAdded: (cards: SavedCard[], message: string | undefined) => void
  onClose: () => void
}

export const AddCardDialog = ({ onAdded, onClose }: Props) => {
  const fields = useRef<CardFieldsHandle>(null)
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (card: CardFieldsHandle) => {
    const tokenized = await card.tokenize()
    if (hasErrors(tokenized)) return card.focus()
    try {
      const body = { payment_method_id: tokenized.payment_method_id }
      const { data, message } = await call('POST /api/payment/card', { body })
      onAdded(data, message)
    } catch (failure) {
      tellUntold(failure)
      card.showErrors(fieldErrorsOf(failure))
      card.focus()
    }
  }
  const save = async () => {
    if (isBusy || !fields.current) return
    setBusy(true)
    try {
      await send(fields.current)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title="Add a card" onClose={onClose}>
      <div className="form">
        <CardFields ref={fields} onReady={() => setReady(true)} onSubmit={() => void save()} />
        <div className="account-actions">
          <button
            type="button"
            className="button"
            aria-disabled={!isReady || isBusy || undefined}
            onClick={() => void save()}
          >
            {isBusy ? 'Saving…' : 'Save card'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
