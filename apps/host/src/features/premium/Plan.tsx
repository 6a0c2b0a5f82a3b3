import type { Premium } from '@showroom/contract/premium/premium'
import { dollars } from '@showroom/contract/shared/money-text'
import { useEffect, useRef } from 'react'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { call } from '../../data/call.ts'
import { usePolling } from '../../data/usePolling.ts'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { refreshUser } from '../../session/session.ts'
import { Invoices } from './Invoices.tsx'
import { premiumMessages as messages } from './messages.ts'
import { Subscribe } from './Subscribe.tsx'
import { Subscription } from './Subscription.tsx'
import './Plan.css'

const pausesMs = [2_000, 3_000, 5_000, 8_000, 13_000, 30_000]

/** /account/plan: which plan a showroom has, and what is paid for it (domain rules 2.13). */
export const Plan = () => {
  const read = useRead('GET /api/premium', {})
  const state = read.last?.data.subscription?.state
  usePolling({ isWaiting: state === 'asked' || state === 'confirming', look: read.retry, pausesMs })
  useOwnColors(read.last?.data.is_premium)
  return (
    <div className="plan">
      <Loaded read={read} rows={5}>
        {({ data }) => (
          <>
            <Plans premium={data} />
            {data.subscription === null && data.is_premium && <p className="plan-note">{messages.given}</p>}
            {data.subscription !== null && (
              <Subscription premium={data} subscription={data.subscription} onChanged={read.replace} />
            )}
            {data.can.subscribe && <Subscribe priceCents={data.price_cents} onChanged={read.replace} />}
            <Invoices invoices={data.invoices} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The workspace wears the Pro's colors as soon as they are paid for, and ours again when they are not. */
const useOwnColors = (isPremium: boolean | undefined) => {
  const before = useRef(isPremium)
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== isPremium
    before.current = isPremium
    // Without an answer the next page asks again.
    if (hasChanged)
      void call('GET /api/authuser', {}).then(
        ({ data }) => refreshUser(data),
        () => undefined,
      )
  }, [isPremium])
}

const Plans = ({ premium: { is_premium, price_cents } }: { premium: Premium }) => (
  <section className="plan-offers" aria-label={messages.plans}>
    <Offer name={messages.free} price={messages.nothing} has={messages.freeHas} isOwn={!is_premium} />
    <Offer
      name={messages.premium}
      price={messages.aMonth(dollars(price_cents).replace(/\.00$/, ''))}
      has={messages.premiumHas}
      isOwn={is_premium}
    />
  </section>
)

type OfferProps = { name: string; price: string; has: readonly string[]; isOwn: boolean }

const Offer = ({ name, price, has, isOwn }: OfferProps) => (
  <article className={isOwn ? 'plan-offer is-own' : 'plan-offer'}>
    <header>
      <h2>{name}</h2>
      {isOwn && <StatusChip tone="moving">{messages.yours}</StatusChip>}
    </header>
    <p className="plan-price">{price}</p>
    <ul>
      {has.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </article>
)
