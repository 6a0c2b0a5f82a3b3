import type { AiUser } from '@showroom/contract/design-ai/design-ai'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { ageFor, isAgeAsked, withRedirect } from '../../session/redirect.ts'
import { isVerified, useSession } from '../../session/session.ts'
import { aiAccountMessages as messages } from './account.messages.ts'
import { aiCallWithShop } from './ai-call.ts'
import { beginAiSession } from './ai-session.ts'

/** Who is signed in to both makes one of them open the other. */
export const LinkShopAccount = ({ user }: { user: AiUser }) => (
  <section>
    <h3>{messages.shop}</h3>
    <p className="form-hint">{user.is_linked ? messages.linked : messages.notLinked}</p>
    {!user.is_linked && <Linking />}
  </section>
)

const Linking = () => {
  const session = useSession()
  const { run, isBusy, failure } = useSubmit(async () => {
    const { data } = await aiCallWithShop('POST /api/AI/design', { body: { action: 'link', agree: true } })
    beginAiSession(data)
    toast.success(messages.linkDone)
  }, 'screen')
  if (session.status !== 'in')
    return (
      <Link className="button quiet" to={withRedirect(paths.login, paths.designAi)}>
        {messages.signInFirst}
      </Link>
    )
  if (session.user && isAgeAsked(session.user))
    return (
      <Link className="button quiet" to={ageFor(paths.designAi)}>
        {messages.tellAge}
      </Link>
    )
  if (!isVerified(session)) return <p className="ai-note">{messages.verifyFirst}</p>
  return (
    <>
      <FormFailure sentence={failure && sentenceOf(failure)} />
      <button
        type="button"
        className="button quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void run()}
      >
        {isBusy ? messages.linking : messages.link}
      </button>
    </>
  )
}
