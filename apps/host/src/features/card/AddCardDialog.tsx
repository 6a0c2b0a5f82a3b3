import type { SavedCard } from '@showroom/contract/payment/payment'
import { useRef, useState } from 'react'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { call } from '../../data/call.ts'
import { CardFields } from './CardFields.tsx'
import { type CardFieldsHandle, hasErrors } from './card-fields.ts'
import { useSubmit } from '../../data/useSubmit.ts'

type Props = {
  onAdded: (cards: SavedCard[], message: string | undefined) => void
  onClose: () => void
}

export const AddCardDialog = ({ onAdded, onClose }: Props) => {
  const fields = useRef<CardFieldsHandle>(null)
  const [isReady, setReady] = useState(false)
  const add = async (card: CardFieldsHandle) => {
    const tokenized = await card.tokenize()
    if (hasErrors(tokenized)) return card.focus()
    const body = { payment_method_id: tokenized.payment_method_id }
    const { data, message } = await call('POST /api/payment/card', { body })
    onAdded(data, message)
  }
  const { run, isBusy } = useSubmit(add)
  const save = async () => {
    const card = fields.current
    const failure = card && (await run(card))
    if (!failure) return
    card.showErrors(failure.errors)
    card.focus()
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
