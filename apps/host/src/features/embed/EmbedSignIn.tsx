import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../session/session.ts'
import { askedIn } from './asked.ts'
import { ContinueAs } from './ContinueAs.tsx'
import { embedMessages as messages } from './messages.ts'
import { SignInFor } from './SignInFor.tsx'
import { useDelivery } from './useDelivery.ts'
import { CloseButton, Notice, WebsiteGate } from './WebsiteGate.tsx'

/** The one place where a visitor of a contractor's website types a password: a window of our own. */
export const EmbedSignIn = () => {
  const [query] = useSearchParams()
  const [asked] = useState(() => askedIn(query))
  const session = useSession()
  const delivery = useDelivery(asked)
  return (
    <WebsiteGate asked={asked}>
      {(website) => {
        if (delivery.isStranded)
          return (
            <Notice
              title={messages.doneTitle(session.user?.first_name ?? '')}
              text={session.user ? messages.doneWhy : messages.left}
            >
              <CloseButton />
            </Notice>
          )
        const shown = { website, delivery, title: messages.title(website.company_name) }
        return session.status === 'in' ? (
          <ContinueAs user={session.user} {...shown} />
        ) : (
          <SignInFor {...shown} />
        )
      }}
    </WebsiteGate>
  )
}
