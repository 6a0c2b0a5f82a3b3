import type { OpenedInvite } from '@showroom/contract/invite/invite'
import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../data/call.ts'
import { sentenceOf } from '../../data/failure.ts'
import { toast } from '../../kit/toast/toast.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { withRedirect } from '../../session/redirect.ts'
import { useSession } from '../../session/session.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { NotOpened, Opening, StopInvites } from './InvitedParts.tsx'
import { keepInvite } from './kept-invite.ts'
import { invitesMessages as messages } from './messages.ts'

/** /invited?code=…: what the mail of an invitation leads to. */
export const Invited = () => {
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  usePageTitle(messages.invitation)
  const { invite, sentence } = useOpenedInvite(code)
  if (sentence !== null)
    return <NotOpened sentence={sentence}>{code !== '' && <Stop code={code} email={null} />}</NotOpened>
  if (invite === null) return <Opening />
  return <Invitation invite={invite} code={code} />
}

/** It is told as opened once, however often this is drawn; the showroom is that Pro's from here on. */
const useOpenedInvite = (code: string) => {
  const [invite, setInvite] = useState<OpenedInvite | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const select = useCurrentShowroom((state) => state.select)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === code) return
    asked.current = code
    call('POST /api/invite/open', { body: { code } })
      .then(({ data }) => {
        setInvite(data)
        if (data.audience === 'client' && data.vsd_id !== null) select(data.vsd_id)
        if (!data.is_joined) keepInvite({ code, company: data.company_name, audience: data.audience })
      })
      .catch((failure: unknown) => setSentence(sentenceOf(failure)))
  }, [code, select])
  return { invite, sentence }
}

type Props = { invite: OpenedInvite; code: string }

const Invitation = ({ invite, code }: Props) => {
  const { audience, company_name: company, name, note } = invite
  const user = useSession((session) => session.user)
  const isOther = user !== null && user.type !== (audience === 'client' ? 'User' : 'Vendor')
  return (
    <div className="page invited">
      <h1>{audience === 'client' ? messages.toShowroom(company) : messages.toSell(company)}</h1>
      {name !== '' && <p>{messages.hello(name)}</p>}
      {note !== '' && <blockquote>{note}</blockquote>}
      <p>{audience === 'client' ? messages.aboutShowroom : messages.aboutSelling}</p>
      {isOther && <p role="status">{inviteMessages.forOthers(audience)}</p>}
      <div className="invited-doors">
        {audience === 'client' ? (
          <ClientDoors isIn={user?.type === 'User'} />
        ) : (
          <VendorDoors isIn={user?.type === 'Vendor'} />
        )}
      </div>
      {!invite.is_joined && <Stop code={code} email={invite.email} />}
    </div>
  )
}

const ClientDoors = ({ isIn }: { isIn: boolean }) =>
  isIn ? (
    <Link className="button" to={paths.shop}>
      {messages.goToShowroom}
    </Link>
  ) : (
    <>
      <Link className="button" to={withRedirect(paths.register, paths.shop)}>
        {messages.signUp}
      </Link>
      <Link className="button quiet" to={withRedirect(paths.login, paths.shop)}>
        {messages.signIn}
      </Link>
      <Link className="account-plain" to={paths.shop}>
        {messages.lookAround}
      </Link>
    </>
  )

const VendorDoors = ({ isIn }: { isIn: boolean }) =>
  isIn ? (
    <Link className="button" to={paths.account}>
      {messages.goToAccount}
    </Link>
  ) : (
    <>
      <Link className="button" to={paths.registerVendor}>
        {messages.apply}
      </Link>
      <Link className="button quiet" to={paths.proAccount}>
        {messages.signIn}
      </Link>
    </>
  )

const Stop = ({ code, email }: { code: string; email: string | null }) => (
  <StopInvites
    before={email !== null && messages.sentTo(email)}
    stopped={inviteMessages.stopped}
    stop={async () => {
      const { message } = await call('POST /api/invite/stop', { body: { code } })
      keepInvite(null)
      if (message) toast.success(message)
    }}
  />
)
