import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { useSession } from '../../session/session.ts'
import { type Asked, askedIn } from './asked.ts'
import { cartBrought } from './checkout-intent.ts'
import { ContinueAs } from './ContinueAs.tsx'
import { embedMessages as messages } from './messages.ts'
import { SignInFor } from './SignInFor.tsx'
import { tell } from './tell.ts'
import { useGoOn } from './useGoOn.ts'
import type { Website } from './useWebsite.ts'
import { CloseButton, Notice, WebsiteGate } from './WebsiteGate.tsx'

/** Where a website's visitor goes on to pay: in a window of our own, with the cart of that website. */
export const EmbedCheckout = () => {
  const [query] = useSearchParams()
  const [asked] = useState(() => askedIn(query))
  return (
    <WebsiteGate asked={asked}>
      {(website) => asked && <ToCheckout asked={asked} website={website} />}
    </WebsiteGate>
  )
}

const ToCheckout = ({ asked, website }: { asked: Asked; website: Website }) => {
  const [cart] = useState(() => cartBrought(asked.state))
  const session = useSession()
  const { isBusy, isStranded, goOn, cancel } = useGoOn({ asked, cart, website })
  const isShopOpen = useShopOf(asked.showroom)
  const [wasIn] = useState(session.status === 'in')
  // Who brings no cart has signed in on the website before: nothing is left to be asked.
  const goesAtOnce = wasIn && cart === null
  useEffect(() => {
    tell(asked, { opened: true })
  }, [asked])
  useEffect(() => {
    if (goesAtOnce && isShopOpen) void goOn({ givesCode: false })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [goesAtOnce, isShopOpen])

  if (isStranded)
    return (
      <Notice title={messages.leftTitle} text={messages.left}>
        <CloseButton />
      </Notice>
    )
  if (goesAtOnce || !isShopOpen) return <div className="popup-skeleton" aria-busy="true" />
  const delivery = { isBusy, isStranded, cancel, giveCode: () => goOn({ givesCode: true }) }
  const shown = { website, delivery, title: messages.orderFrom(website.company_name) }
  return session.status === 'in' ? <ContinueAs user={session.user} {...shown} /> : <SignInFor {...shown} />
}

/** The website's shop becomes the one that is open here. */
const useShopOf = (showroom: string): boolean => {
  const open = useCurrentShowroom((state) => state.showroom)
  const select = useCurrentShowroom((state) => state.select)
  useEffect(() => {
    if (open !== showroom) select(showroom)
  }, [open, showroom, select])
  return open === showroom
}
