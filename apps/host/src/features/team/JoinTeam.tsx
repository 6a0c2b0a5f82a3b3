import type { OpenedSeat } from '@showroom/contract/team/team'
import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../data/call.ts'
import { sentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { withRedirect } from '../../session/redirect.ts'
import { useSession } from '../../session/session.ts'
import { NotOpened, Opening, StopInvites } from '../invites/InvitedParts.tsx'
import { invitesMessages } from '../invites/messages.ts'
import { teamMessages as messages } from './messages.ts'

/** /team?code=…: what the mail of an invitation into a team leads to. */
export const JoinTeam = () => {
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  usePageTitle(messages.invitation)
  const { seat, sentence } = useOpenedSeat(code)
  if (sentence !== null)
    return <NotOpened sentence={sentence}>{code !== '' && <Stop code={code} />}</NotOpened>
  if (seat === null) return <Opening />
  return (
    <div className="page invited">
      <h1>{messages.title(seat.company_name)}</h1>
      <p>{messages.asRole(seat.role)}</p>
      <Doors seat={seat} code={code} />
      {!seat.is_joined && <Stop code={code} />}
    </div>
  )
}

/** Asked once, however often this is drawn. */
const useOpenedSeat = (code: string) => {
  const [seat, setSeat] = useState<OpenedSeat | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === code) return
    asked.current = code
    call('POST /api/team/open', { body: { code } })
      .then(({ data }) => setSeat(data))
      .catch((failure: unknown) => setSentence(sentenceOf(failure)))
  }, [code])
  return { seat, sentence }
}

type Props = { seat: OpenedSeat; code: string }

/** With the invited address they join by one press; else they sign in with it, and come back here. */
const Doors = ({ seat: { email }, code }: Props) => {
  const user = useSession((session) => session.user)
  const { run, isBusy } = useSubmit(async () => {
    await call('POST /api/team/join', { body: { code } })
    window.location.assign('/showroom/account')
  })
  const isTheirs = user?.email.toLowerCase() === email.toLowerCase()
  const here = `/team?code=${code}`
  if (isTheirs)
    return (
      <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void run()}>
        {messages.join}
      </button>
    )
  return (
    <>
      <p role="status">{messages.sentTo(email)}</p>
      {user === null && (
        <div className="invited-doors">
          <Link className="button" to={withRedirect(paths.register, here)}>
            {invitesMessages.signUp}
          </Link>
          <Link className="button quiet" to={withRedirect(paths.login, here)}>
            {invitesMessages.signIn}
          </Link>
        </div>
      )}
    </>
  )
}

const Stop = ({ code }: { code: string }) => (
  <StopInvites
    stopped={inviteMessages.stopped}
    stop={async () => void (await call('POST /api/team/stop', { body: { code } }))}
  />
)
