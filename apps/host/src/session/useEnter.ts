import type { User } from '@showroom/contract/account/account'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { readStored } from '../shop-context/local-storage.ts'
import { useIntent } from '../features/embed/intent.ts'
import { toast } from '../kit/toast/toast.ts'
import { endOnServer } from '../data/call.ts'
import { guestCartToken } from './guest-cart.ts'
import { storedItem } from './my-item.ts'
import { projectFromGuestCart, projectFromItem } from './projects.ts'
import { sessionMessages } from './messages.ts'
import { afterSignIn, type Outcome, passedOver, type Portal } from './redirect.ts'
import { rememberUserType } from './remember.ts'
import { learnSeats } from './learn-seats.ts'
import { beginSession } from './session.ts'

type SignedIn = { user: User; token: string }
type Door = { portal: Portal; redirect: string | null }

/** What happens once the server knows who it is (specification §4, Sign-in outcome 1–7). */
export const useEnter = () => {
  const navigate = useNavigate()
  const intent = useIntent()
  return useCallback(
    async (signedIn: SignedIn, { portal, redirect }: Door): Promise<Outcome['kind']> => {
      const signIn = {
        user: signedIn.user,
        portal,
        redirect,
        redirectTo: readStored('redirect_to'),
        hasGuestCart: guestCartToken() !== null,
        visualRedirect: readStored('visual_redirect'),
        myItem: storedItem(),
      }
      const outcome = afterSignIn(signIn)
      if (outcome.kind === 'refused') {
        toast.error(outcome.message)
        await endOnServer(signedIn.token)
        return outcome.kind
      }
      beginSession(signedIn)
      void learnSeats()
      rememberUserType(signedIn.user.type)
      const to = intent ?? (await targetOf(outcome))
      if (to !== null) await navigate(to, { replace: true })
      const left = intent === null ? passedOver(signIn, outcome) : null
      if (left !== null) toast.success(sessionMessages.signedIn, { to: left, label: sessionMessages.goOn })
      return outcome.kind
    },
    [navigate, intent],
  )
}

/** Does what the outcome asks for first. Null: they stay at the door. */
const targetOf = async (outcome: Exclude<Outcome, { kind: 'refused' }>): Promise<string | null> => {
  switch (outcome.kind) {
    case 'one_time_code':
      return null
    case 'go':
      return outcome.to
    case 'cart_to_project':
      await projectFromGuestCart()
      return outcome.to
    case 'item_to_project':
      return (await projectFromItem(outcome.item)) ? outcome.to : '/'
  }
}
