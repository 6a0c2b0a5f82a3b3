import type { ChatCardOf } from '@showroom/contract/chat/chat-card'
import type { Selection } from '@showroom/contract/checklist/checklist'
import { useState } from 'react'
import { priceText } from '../catalogue-kit/price-text.ts'
import { sentenceOf, useShopState } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import type { Talk } from './talk.ts'
import { CardFrame } from './CardFrame.tsx'
import { cardWords } from './words.ts'

type Props = { chat: Talk; view: ChatCardOf<'product'> }

export const ProductCard = ({ chat, view }: Props) => {
  const { shop } = chat
  const [told, setTold] = useState<string | null>(null)
  const isByUnit = useShopState(({ display }) => display?.is_priced_by_unit ?? true)
  const { price_cents: cents, per_sqft_cents: perSqft = null } = view
  const { rows, choose, stop, open, failed } = useAdding(chat, view.id, setTold)
  return (
    <CardFrame label={view.name} picture={view.picture} above={view.brand} title={view.name}>
      {cents != null && (
        <span>
          <bdi>{priceText({ ...view, price_cents: cents, per_sqft_cents: perSqft }, isByUnit)}</bdi>
        </span>
      )}
      {!view.is_sold && <span>{cardWords.notSold}</span>}
      <div className="chat-card-ways">
        <Button
          kind="quiet"
          href={`${shop.apiBase}/showroom/product/${view.id}/${shop.showroom}`}
          label={`${cardWords.view} ${view.name}`}
        >
          {cardWords.view}
        </Button>
        {view.can.add_option && view.is_sold && rows === null && (
          <Button kind="quiet" onClick={() => void open()}>
            {cardWords.addOption}
          </Button>
        )}
      </div>
      {rows && <Rows rows={rows} onChoose={(row) => void choose(row)} onStop={stop} />}
      {(told ?? failed) && <p role={failed ? 'alert' : 'status'}>{failed ?? told}</p>}
    </CardFrame>
  )
}

type RowsProps = { rows: readonly Selection[]; onChoose: (row: Selection) => void; onStop: () => void }

const Rows = ({ rows, onChoose, onStop }: RowsProps) => (
  <div role="group" aria-label={cardWords.toWhich}>
    <p>{rows.length > 0 ? cardWords.toWhich : cardWords.noDecision}</p>
    {rows.map((row) => (
      <button key={row.id} type="button" onClick={() => onChoose(row)}>
        {row.title}
      </button>
    ))}
    <Button kind="quiet" onClick={onStop}>
      {cardWords.cancel}
    </Button>
  </div>
)

/** Adds the product to one of the project's decisions. */
const useAdding = ({ shop: { call }, place }: Talk, productId: string, onTold: (words: string) => void) => {
  const [rows, setRows] = useState<readonly Selection[] | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const trying = async (work: () => Promise<void>) => {
    setFailed(null)
    try {
      await work()
    } catch (failure) {
      setFailed(sentenceOf(failure))
    }
  }
  const open = () =>
    trying(async () => {
      const { data } = await call('GET /api/projectChat/{projectId}/choices', {
        params: { projectId: place.project ?? '' },
        query: { kind: 'selection' },
      })
      setRows(
        data.flatMap((one) =>
          one.kind === 'selection' && one.selection.can.add_option ? [one.selection] : [],
        ),
      )
    })
  const choose = (row: Selection) =>
    trying(async () => {
      await call('POST /api/selection/{id}/option', {
        params: { id: row.id },
        body: { product_id: productId },
      })
      setRows(null)
      onTold(cardWords.added(row.title))
    })
  return { rows, failed, open, choose, stop: () => setRows(null) }
}
