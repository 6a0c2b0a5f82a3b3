import type { Balance } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { Figure } from './Figure.tsx'
import { homeMessages as messages } from './messages.ts'

/** What is on its way to somebody, and what they can be paid. */
export const MoneyFigures = ({ balance }: { balance: Balance }) => {
  const next = balance.releases.find(({ on }) => on !== null)
  return (
    <>
      <Figure
        name={messages.pending}
        value={dollars(balance.pending_cents)}
        about={next?.on ? messages.nextRelease(shownDay(next.on)) : messages.nothingPending}
      />
      <Figure name={messages.available} value={dollars(balance.available_cents)} />
    </>
  )
}
