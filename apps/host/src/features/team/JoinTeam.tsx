import type { OpenedSeat } from '@showroom/contract/team/team'
import { teamMessages as said } from '@showroom/contract/team/team.messages'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../data/call.ts'
import { sentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { withRedirect } from '../../session/redirect.ts'
import { useSession } from '../../session/session.ts'
import { teamMessages as messages } from './messages.ts'
import '../invites/Invited.css'

/** /team?code=…: what the mail of an invitation into a team leads to. */
export const JoinTeam = () => {
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  usePageTitle(messages.invitation)
  const { seat, sentence } = useOpenedSeat(code)
  if (sentence !== null)
    return (
      <div className="page invited">
        <h1>{messages.didNotOpen}</h1>
        <p role="alert">{sentence}</p>
        <Link className="button" to={paths.home}>
          {messages.toHome}
        </Link>
      </div>
    )
  if (seat === null)
    return (
      <div className="page invited" aria-busy="true">
        <p role="status">{messages.opening}</p>
      </div>
    )
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
            {messages.signUp}
          </Link>
          <Link className="button quiet" to={withRedirect(paths.login, here)}>
            {messages.signIn}
          </Link>
        </div>
      )}
    </>
  )
}

const Stop = ({ code }: { code: string }) => {
  const [isStopped, setStopped] = useState(false)
  const { run, isBusy } = useSubmit(async () => {
    await call('POST /api/team/stop', { body: { code } })
    setStopped(true)
  })
  return (
    <p className="invited-stop">
      {isStopped ? (
        said.stopped
      ) : (
        <button
          type="button"
          className="form-link"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {messages.stop}
        </button>
      )}
    </p>
  )
}
