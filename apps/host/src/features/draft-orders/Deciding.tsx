import type { OpenedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { keepGuestCart, refreshCart } from '../../session/guest-cart.ts'
import { withRedirect } from '../../session/redirect.ts'
import { Declining } from './Declining.tsx'
import { OpenedLines, OpenedTotal } from './OpenedLines.tsx'
import { draftOrderLinkMessages as messages } from './link.messages.ts'

type Props = { opened: OpenedDraftOrder; token: string; onChanged: () => void }

/** All of it is ticked at first, but for what can not be had; what was approved stays as it was. */
const firstTicked = ({ lines }: OpenedDraftOrder): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ product_id, problem, is_taken }) =>
      (is_taken ?? problem === null) ? [product_id] : [],
    ),
  )

/** What is taken of it, and into the cart with that, or not. */
export const Deciding = ({ opened, token, onChanged }: Props) => {
  const [ticked, setTicked] = useState(() => firstTicked(opened))
  const { can, state, needs_sign_in } = opened
  const tick = (product: string) =>
    setTicked((before) => {
      const after = new Set(before)
      if (!after.delete(product)) after.add(product)
      return after
    })
  return (
    <>
      <OpenedLines opened={opened} ticked={ticked} onTick={state === 'sent' ? tick : null} />
      <OpenedTotal opened={opened} ticked={ticked} />
      {can.approve && needs_sign_in && <SignIn token={token} />}
      <div className="account-actions">
        {can.approve && !needs_sign_in && (
          <Approve opened={opened} token={token} ticked={ticked} onChanged={onChanged} />
        )}
        {can.decline && <Declining token={token} onDeclined={onChanged} />}
      </div>
    </>
  )
}

const SignIn = ({ token }: { token: string }) => (
  <div>
    <p>{messages.signInWhy}</p>
    <Link className="button" to={withRedirect(paths.login, `/draft-order/${token}`)}>
      {messages.signIn}
    </Link>
  </div>
)

const Approve = ({ opened, token, ticked, onChanged }: Props & { ticked: ReadonlySet<string> }) => {
  const navigate = useNavigate()
  const { run, isBusy } = useSubmit(async () => {
    const { data } = await call('POST /api/draft_order/approve', {
      body: { token, product_ids: [...ticked] },
    })
    if (data.cart_token) keepGuestCart(data.cart_token)
    await refreshCart()
    onChanged()
    const short = data.report.filter(({ result }) => result !== 'added')
    for (const { text, message } of short) toast.error(`${text}: ${message}`)
    // What came in otherwise than it was approved is looked at first.
    await navigate(short.length === 0 ? paths.checkout : paths.cart)
  })
  const approve = () => {
    if (ticked.size === 0) toast.error(messages.tickSomething)
    else void run()
  }
  const label = opened.state === 'approved' ? messages.again : messages.approve
  return (
    <button
      type="button"
      className={opened.state === 'approved' ? 'button quiet' : 'button'}
      aria-disabled={isBusy || undefined}
      onClick={approve}
    >
      {isBusy ? messages.approving : label}
    </button>
  )
}
