import type { User } from '@showroom/contract/account/account'
import { useNavigate, useSearchParams } from 'react-router'
import { readStored } from '../../../shop-context/local-storage.ts'
import { useIntent } from '../../embed/intent.ts'
import { storedItem } from '../../../session/my-item.ts'
import { projectFromGuestCart, projectFromItem } from '../../../session/projects.ts'
import { afterRegister } from '../../../session/redirect.ts'
import { rememberUserType } from '../../../session/remember.ts'
import { beginSession, loseSession } from '../../../session/session.ts'
import { thank } from '../../../session/thank-you.ts'

type Registered = { user: User; token: string | null }

/** Specification §4, Registration wizard, After success. */
export const useAfterRegister = () => {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const intent = useIntent()
  return async ({ user, token }: Registered): Promise<void> => {
    thank(user)
    // Only a User is signed in by registering; whoever sells or builds waits for approval.
    if (user.type === 'User' && token !== null) beginSession({ user, token })
    else loseSession()
    rememberUserType(user.type)
    if (intent !== null) return navigate(intent, { replace: true })
    // Before the guest's cart becomes a project, which uses up what was stored for one.
    const outcome = afterRegister({
      user,
      redirect: query.get('redirect'),
      redirectTo: readStored('redirect_to'),
      visualRedirect: readStored('visual_redirect'),
      myItem: storedItem(),
    })
    const isProjectMade = await projectFromGuestCart()
    await navigate(await targetOf(outcome, isProjectMade), { replace: true })
  }
}

const targetOf = async (
  outcome: ReturnType<typeof afterRegister>,
  isProjectMade: boolean,
): Promise<string> => {
  if (outcome.kind === 'go') return outcome.to
  // The guest's cart has made a project of the same item: one is enough.
  if (isProjectMade) return outcome.to
  return (await projectFromItem(outcome.item)) ? outcome.to : '/visualize'
}
