import type { OpenedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { shownDay } from '@showroom/contract/shared/day'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../data/call.ts'
import { isFinal } from '../../data/failure.ts'
import { useReadOf } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { useKeptFocus } from '../../kit/useKeptFocus.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { Deciding } from './Deciding.tsx'
import { StopMails } from './StopMails.tsx'
import { draftOrderLinkMessages as messages } from './link.messages.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import './DraftOrders.css'
import './DraftOrderLink.css'

/** /draft-order/{token}: what a Pro has put together, for whoever has the link. */
export const DraftOrderLink = () => {
  const { token = '' } = useParams()
  usePageTitle(messages.title)
  const isKnown = useSession(({ status }) => status !== 'unknown')
  return isKnown ? <Linked token={token} /> : <p role="status">{messages.opening}</p>
}

/** Opened for whoever is signed in: prices are those that they would pay. */
const Linked = ({ token }: { token: string }) => {
  const who = useSession(({ user }) => user?.id ?? null)
  const read = useReadOf(['draft order', token, who], () =>
    call('POST /api/draft_order/open', { body: { token } }),
  )
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div className="page page-top draft-order-link" ref={box}>
      {read.kind === 'failed' && isFinal(read.failure) ? (
        <Over sentence={read.sentence} />
      ) : (
        <Loaded read={read} rows={4}>
          {({ data }) => <Opened opened={data} token={token} onChanged={read.retry} />}
        </Loaded>
      )}
    </div>
  )
}

const Over = ({ sentence }: { sentence: string }) => (
  <div role="alert" className="form">
    <h1>{messages.linkOver}</h1>
    <p>{sentence}</p>
    <div className="account-actions">
      <Link className="button quiet" to={paths.home}>
        {messages.goHome}
      </Link>
    </div>
  </div>
)

type Props = { opened: OpenedDraftOrder; token: string; onChanged: () => void }

const Opened = ({ opened, token, onChanged }: Props) => {
  useShowroomOf(opened)
  const { company_name, from, note, state, order_number } = opened
  const told = order_number === null ? messages.toldOf(state) : messages.ordered(order_number)
  return (
    <>
      <header>
        <h1 tabIndex={-1} data-focus-home="">
          {messages.title}
        </h1>
        <p>{messages.from(from, company_name)}</p>
        {note !== '' && (
          <figure>
            <figcaption>{messages.writes(from)}</figcaption>
            <blockquote>{note}</blockquote>
          </figure>
        )}
        {told === null ? (
          <p className="account-soft">{messages.until(shownDay(opened.valid_until))}</p>
        ) : (
          <p role="status" className="draft-order-told">
            {told} {state === 'approved' && <Link to={paths.cart}>{messages.toCart}</Link>}
            {state === 'ordered' && <Link to={paths.orders}>{messages.toOrders}</Link>}
          </p>
        )}
      </header>
      <Deciding key={state} opened={opened} token={token} onChanged={onChanged} />
      {opened.can.stop_mails && <StopMails token={token} />}
    </>
  )
}

/** Its cart is that Pro's from here on. */
const useShowroomOf = ({ vsd_id }: OpenedDraftOrder) => {
  const select = useCurrentShowroom((current) => current.select)
  useEffect(() => {
    if (vsd_id !== null) select(vsd_id)
  }, [vsd_id, select])
}
