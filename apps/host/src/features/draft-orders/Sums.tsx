import type { ReckonedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { dollars } from '@showroom/contract/shared/money-text'
import { HeldFigure } from '../client-view/HeldFigure.tsx'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = {
  sums: Pick<ReckonedDraftOrder, 'merchandise_cents' | 'earns_cents' | 'problem'>
  /** Nobody orders it any more. */
  isOver?: boolean
  /** In Client view, where what the Pro earns is not in the sums: asked for when it is held. */
  askEarns: () => Promise<number | undefined>
}

/** What the client will see, and what no client ever sees. */
export const Sums = ({
  sums: { merchandise_cents, earns_cents, problem },
  isOver = false,
  askEarns,
}: Props) => (
  <section className="draft-order-sums" aria-label={messages.sums}>
    <dl>
      <dt>{messages.merchandise}</dt>
      <dd>{dollars(merchandise_cents)}</dd>
      <dt>{messages.youEarn}</dt>
      <dd>
        {earns_cents === undefined ? (
          <HeldFigure what={messages.youEarn} ask={async () => dollars(await askEarns())} />
        ) : (
          dollars(earns_cents)
        )}
      </dd>
    </dl>
    <p className="account-soft">{isOver ? messages.pricesOfThen : messages.aboutPrices}</p>
    {problem !== null && <p role="status">{problem}</p>}
  </section>
)
