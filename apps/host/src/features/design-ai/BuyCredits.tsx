import type { AiPack, AiPurchase } from '@showroom/contract/design-ai/design-ai'
import { money } from '@showroom/widgets/ui/format.ts'
import { useId, useRef, useState } from 'react'
import { sentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { CardFields } from '../card/CardFields.tsx'
import { type CardFieldsHandle, hasErrors } from '../card/card-fields.ts'
import { aiCall } from './ai-call.ts'
import { keepCredits } from './ai-session.ts'
import { creditMessages as messages } from './credit.messages.ts'
import { newKey } from './new-key.ts'

/** A pack, a card, and what the bank said. */
export const BuyCredits = ({ packs }: { packs: readonly AiPack[] }) => {
  const [pack, setPack] = useState(packs[0])
  const [purchase, setPurchase] = useState<AiPurchase | null>(null)
  const [isReady, setReady] = useState(false)
  const fields = useRef<CardFieldsHandle>(null)
  // A reply that was lost is asked for again by the same key: it is the same purchase.
  const key = useRef(newKey())
  const { run, isBusy, failure } = useSubmit(async () => {
    const tokenized = await fields.current?.tokenize()
    if (!pack || !tokenized) return
    if (hasErrors(tokenized)) return fields.current?.focus()
    const { payment_method_id } = tokenized
    const { data } = await aiCall('POST /api/AI/credits', {
      body: { key: key.current, ...pack, payment_method_id },
    })
    key.current = newKey()
    keepCredits(data.credits)
    setPurchase(data.purchase)
    if (data.purchase.state !== 'paid') return
    fields.current?.clear()
    toast.success(messages.bought(data.purchase.credits))
  }, 'screen')
  if (!pack) return null
  return (
    <section className="ai-buy">
      <h3>{messages.buy}</h3>
      <p className="form-hint">{messages.buyHint}</p>
      <Packs packs={packs} chosen={pack} onChoose={setPack} />
      <CardFields ref={fields} onReady={() => setReady(true)} onSubmit={() => void run()} />
      <PurchaseState purchase={purchase} />
      {failure && (
        <p className="ai-note bad" role="alert">
          {sentenceOf(failure)}
        </p>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={!isReady || isBusy || undefined}
        onClick={() => void run()}
      >
        {isBusy ? messages.paying : messages.payNow(money(pack.price_cents))}
      </button>
      <p className="ai-soft">{messages.refundRule}</p>
    </section>
  )
}

type PacksProps = { packs: readonly AiPack[]; chosen: AiPack; onChoose: (pack: AiPack) => void }

const Packs = ({ packs, chosen, onChoose }: PacksProps) => {
  const name = useId()
  return (
    <fieldset className="ai-packs">
      <legend>{messages.pack}</legend>
      {packs.map((pack) => (
        <label key={pack.credits}>
          <input
            type="radio"
            name={name}
            checked={pack.credits === chosen.credits}
            onChange={() => onChoose(pack)}
          />
          <span>{messages.credits(pack.credits)}</span>
          <strong>{money(pack.price_cents)}</strong>
        </label>
      ))}
    </fieldset>
  )
}

const PurchaseState = ({ purchase }: { purchase: AiPurchase | null }) => {
  if (purchase === null || purchase.state === 'paid') return null
  if (purchase.sentence !== null)
    return (
      <p className="ai-note bad" role="alert">
        {purchase.sentence}
      </p>
    )
  return (
    <div className="ai-note" role="status">
      <p>{purchase.confirm_url === null ? messages.underway : messages.confirming}</p>
      {purchase.confirm_url !== null && (
        <a className="button" href={purchase.confirm_url}>
          {messages.confirm}
        </a>
      )}
    </div>
  )
}
