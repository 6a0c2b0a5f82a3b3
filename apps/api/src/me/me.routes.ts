import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Account } from '../account/account.ts'
import type { AccountDeps } from '../account/account-deps.ts'
import { requireAccount } from '../account/require-account.ts'
import { changeProfile, profileOf } from '../account/profile/profile.ts'
import { onlookerOf } from '../account/session/session.store.ts'
import { type ChargeDeps, shippingCentsOf } from '../order/quote/shipping-charge.ts'
import { type CardDeps, paymentDetailsOf } from '../payment/cards/cards.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Caller } from '../platform/http/who.ts'
import { type UserDeps, userOf } from './user-of.ts'

export type MeDeps = { accounts: AccountDeps; cards: CardDeps; users: UserDeps; charges: ChargeDeps }

/** Who is signed in, and their profile: put together of the account, its showroom, its projects and its cards. */
export const meRoutes = (serve: Serve, { accounts, cards, users, charges }: MeDeps) => {
  /** The same in every answer that a page may take for who is signed in. */
  const shownUser = async (account: Account, caller: Caller) => {
    const onlooker = caller.isLookingOn ? await onlookerOf(users.db, caller.sessionId) : null
    return {
      ...(await userOf(users, { account, isOtpGiven: caller.isOtpGiven })),
      ...seatsOf(caller),
      ...(onlooker === null ? {} : { looked_on_by: onlooker }),
    }
  }

  serve('GET /api/authuser', async (_request, who) => {
    const { account, caller } = await requireAccount(accounts, who)
    return { success: true, data: await shownUser(account, caller) }
  })

  type Asked = { checkout?: string | number | undefined; showroom?: string | undefined }
  /** What the delivery costs is reckoned for the checkout alone: it takes a whole quote. */
  const shown = async (account: Account, caller: Caller, { checkout, showroom }: Asked) => ({
    success: true as const,
    data: profileOf(account, {
      user: await shownUser(account, caller),
      paymentDetails: await paymentDetailsOf(cards, account.id),
      shippingCents:
        checkout === undefined ? 0 : await shippingCentsOf(charges, { accountId: account.id, showroom }),
    }),
  })

  serve('GET /api/profile', async ({ query }, who) => {
    const { account, caller } = await requireAccount(accounts, who)
    return shown(account, caller, query)
  })

  serve('PUT /api/profile', async ({ body }, who) => {
    const { account, caller } = await requireAccount(accounts, who)
    const changed = await changeProfile(accounts.db, account, body)
    return { ...(await shown(changed, caller, body)), message: accountMessages.saved }
  })
}

/** In whose workspaces they may work. */
const seatsOf = ({ seats = [] }: Caller) =>
  seats.length === 0
    ? {}
    : {
        seats: seats.map(({ publicId, companyName, showroomRef, role, isChosen }) => ({
          id: publicId,
          company_name: companyName,
          showroom: showroomRef,
          role,
          is_chosen: isChosen,
        })),
      }
