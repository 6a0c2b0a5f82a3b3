import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../session/session.ts'
import { askedIn } from './asked.ts'
import { ContinueAs } from './ContinueAs.tsx'
import { embedMessages as messages } from './embed.messages.ts'
import { SignInFor } from './SignInFor.tsx'
import { useDelivery } from './useDelivery.ts'
import { useWebsite } from './useWebsite.ts'

/** The one place where a visitor of a contractor's website types a password: a window of our own. */
export const EmbedSignIn = () => {
  const [query] = useSearchParams()
  const [asked] = useState(() => askedIn(query))
  const found = useWebsite(asked)
  const session = useSession()
  const delivery = useDelivery(asked)

  if (!asked || found.is === 'refused')
    return (
      <Said title={messages.refused} text={messages.refusedWhy}>
        <CloseButton />
      </Said>
    )
  if (found.is === 'unreachable')
    return (
      <Said title={messages.unreachable} text={messages.unreachableWhy}>
        <button type="button" className="button" onClick={found.again}>
          {messages.again}
        </button>
      </Said>
    )
  if (found.is === 'asking' || session.status === 'unknown')
    return <div className="popup-skeleton" aria-busy="true" />
  if (delivery.isStranded)
    return (
      <Said
        title={messages.doneTitle(session.user?.first_name ?? '')}
        text={session.user ? messages.doneWhy : messages.left}
      >
        <CloseButton />
      </Said>
    )
  const shown = { website: found.website, delivery }
  return session.status === 'in' ? <ContinueAs user={session.user} {...shown} /> : <SignInFor {...shown} />
}

const Said = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="popup-head" role="alert">
    <h1>{title}</h1>
    <p className="popup-site">{text}</p>
    <div className="popup-choices">{children}</div>
  </div>
)

const CloseButton = () => (
  <button type="button" className="button" onClick={() => window.close()}>
    {messages.close}
  </button>
)
