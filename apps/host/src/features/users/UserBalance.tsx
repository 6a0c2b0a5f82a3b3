import type { UserSheet } from '@showroom/contract/user/user'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Amount } from '../balance/Amount.tsx'
import { BookAmount } from '../balance/BookAmount.tsx'
import { balanceMessages } from '../balance/messages.ts'
import { usersMessages as messages } from './messages.ts'
import '../balance/Balance.css'

/** What a Pro or a vendor can be paid, and an amount that an Admin books with it. */
export const UserBalance = ({ user: { id } }: { user: UserSheet }) => {
  const read = useRead('GET /api/admin/users/{id}/balance', { params: { id } })
  const [isBooking, setBooking] = useState(false)
  return (
    <section className="users-balance">
      <h3>{messages.balance}</h3>
      <Loaded read={read} rows={2}>
        {({ data: balance }) =>
          balance === null ? (
            <p>{messages.noBalance}</p>
          ) : (
            <>
              <FactList>
                <Fact name={balanceMessages.available}>
                  <Amount cents={balance.available_cents} />
                </Fact>
                <Fact name={balanceMessages.pending}>
                  <Amount cents={balance.pending_cents} />
                </Fact>
              </FactList>
              <button
                type="button"
                className="button quiet"
                aria-expanded={isBooking}
                onClick={() => setBooking(!isBooking)}
              >
                {balanceMessages.bookFor(balance.name)}
              </button>
              {isBooking && (
                <BookAmount
                  of={balance}
                  onClose={() => setBooking(false)}
                  onBooked={(sums) => {
                    setBooking(false)
                    read.replace({ ...balance, ...sums })
                  }}
                />
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}
