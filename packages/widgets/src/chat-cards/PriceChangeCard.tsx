import type { ChatCardOf } from '@showroom/contract/chat/chat-card'
import { useState } from 'react'
import { sentenceOf } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { CardFrame } from './CardFrame.tsx'
import type { Talk } from './talk.ts'
import { cardWords, momentText, priceWords } from './words.ts'

type View = ChatCardOf<'price_change'>
type Props = { chat: Talk; view: View; again: () => void }

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${money(cents)}`

/** A vendor's new price: answered here by who ordered it, and how it stands for everybody else. */
export const PriceChangeCard = ({ chat, view, again }: Props) => (
  <CardFrame
    label={`${cardWords.newPrice(view.order_number)}: ${view.product_name}`}
    picture={view.picture}
    above={cardWords.newPrice(view.order_number)}
    title={view.product_name}
  >
    <span>
      <span className="chat-card-state" role="status">
        {priceWords[view.state]}
      </span>{' '}
      <bdi>{cardWords.units(view.qty, view.uom)}</bdi>
    </span>
    {view.money && <Money view={view} sums={view.money} />}
    {view.reason && <small>{`“${view.reason}”`}</small>}
    {view.answer_by && <small>{cardWords.answerBy(momentText(view.answer_by))}</small>}
    {view.message && <small>{view.message}</small>}
    <Answers chat={chat} view={view} again={again} />
  </CardFrame>
)

const Money = ({ view: { uom }, sums }: { view: View; sums: NonNullable<View['money']> }) => (
  <>
    <span>
      <bdi>
        {cardWords.perUnit(money(sums.unit_price_before_cents), money(sums.unit_price_after_cents), uom)}
      </bdi>
    </span>
    <b>
      <bdi>{cardWords.difference(signed(sums.difference_cents), signed(sums.tax_difference_cents))}</bdi>
    </b>
  </>
)

const Answers = ({ chat, view, again }: Props) => {
  const { answer, isBusy, failed } = useAnswering(chat, view, again)
  const [isRejecting, setRejecting] = useState(false)
  if (view.order_id === null) return null
  // Once it is answered, or taken back meanwhile, nothing is asked any more.
  const asksToReject = isRejecting && view.can.answer
  return (
    <>
      {asksToReject && <p>{cardWords.rejectMeans}</p>}
      <div className="chat-card-ways">
        {view.can.answer && !asksToReject && (
          <>
            <Button kind="primary" isBusy={isBusy} onClick={() => void answer('accept')}>
              {view.money ? cardWords.accept(signed(view.money.difference_cents)) : cardWords.acceptPlain}
            </Button>
            <Button kind="quiet" isBusy={isBusy} onClick={() => setRejecting(true)}>
              {cardWords.reject}
            </Button>
          </>
        )}
        {asksToReject && (
          <>
            <Button kind="primary" isBusy={isBusy} onClick={() => void answer('reject')}>
              {cardWords.rejectAndCancel}
            </Button>
            <Button kind="quiet" onClick={() => setRejecting(false)}>
              {cardWords.cancel}
            </Button>
          </>
        )}
        <Button
          kind="quiet"
          href={`${chat.shop.apiBase}/showroom/your_orders/${view.order_id}/changes`}
          label={`${cardWords.openPage}: ${view.product_name}`}
        >
          {cardWords.openPage}
        </Button>
      </div>
      {failed && (
        <p className="chat-error" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}

/** Through the order's own call: said twice, it is answered once. */
const useAnswering = ({ shop }: Talk, { id, order_id }: View, again: () => void) => {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const answer = async (said: 'accept' | 'reject') => {
    if (order_id === null || isBusy) return
    setBusy(true)
    setFailed(null)
    try {
      await shop.call('POST /api/order/{id}/price_changes', {
        params: { id: order_id },
        body: { answers: [{ id, answer: said }] },
      })
    } catch (failure) {
      setFailed(sentenceOf(failure))
    }
    again()
    setBusy(false)
  }
  return { answer, isBusy, failed }
}
