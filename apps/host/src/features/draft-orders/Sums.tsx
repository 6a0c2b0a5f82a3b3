import type { ReckonedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { dollars } from '@showroom/contract/shared/money-text'
import { HeldFigure } from '../client-view/HeldFigure.tsx'
import { useSeesEarnings } from '../../session/chosen-seat.ts'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = {
  sums: Pick<ReckonedDraftOrder, 'merchandise_cents' | 'earns_cents' | 'problem'>
  /** Nobody orders it any more. */
  isOver?: boolean
  /** In Client view, where what the Pro earns is not in the sums: asked for when it is held. */
  askEarns: () => Promise<number | undefined>
}

/** What the client will see, and what no client ever sees. */
export const Sums = ({ sums, isOver = false, askEarns }: Props) => (
  <section className="draft-order-sums" aria-label={messages.sums}>
    <dl>
      <dt>{messages.merchandise}</dt>
      <dd>{dollars(sums.merchandise_cents)}</dd>
      <Earns cents={sums.earns_cents} askEarns={askEarns} />
    </dl>
    <p className="account-soft">{isOver ? messages.pricesOfThen : messages.aboutPrices}</p>
    {sums.problem !== null && <p role="status">{sums.problem}</p>}
  </section>
)

type EarnsProps = Pick<Props, 'askEarns'> & { cents: number | undefined }

/** A designer of the team is not told of it. */
const Earns = ({ cents, askEarns }: EarnsProps) =>
  useSeesEarnings() && (
    <>
      <dt>{messages.youEarn}</dt>
      <dd>
        {cents === undefined ? (
          <HeldFigure what={messages.youEarn} ask={async () => dollars(await askEarns())} />
        ) : (
          dollars(cents)
        )}
      </dd>
    </>
  )
