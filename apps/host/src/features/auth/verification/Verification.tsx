import { accountMessages } from '@showroom/contract/account/account.messages'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { writeStored } from '../../../shop-context/local-storage.ts'
import { isVerified, useSession } from '../../../session/session.ts'
import { useLogOut } from '../../../session/useLogOut.ts'
import { askForUser, useUserAnswer } from '../../../session/useUserCheck.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { useCountdown } from '../useCountdown.ts'
import { useVerifiedElsewhere } from './verified-elsewhere.ts'
import { refused } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { authMessages as messages } from '../messages.ts'

/** The link may be followed in another tab or on another device: coming back here is enough. */
export const Verification = () => {
  const email = useSession((session) => session.user?.email)
  const logOut = useLogOut()
  const { sentence, isBusy, resendIn, resend, look } = useVerification()
  useVerifiedElsewhere()
  useKeptWay()
  return (
    <AuthLayout
      title={messages.checkYourMail}
      lead={
        <>
          {messages.verifyLinkSentBefore} <strong>{email}</strong>
          {messages.verifyLinkSentAfter}
        </>
      }
      picture="kitchen"
    >
      <div className="form">
        <FormFailure sentence={sentence} />
        <button type="button" className="button" disabled={isBusy} onClick={() => void look()}>
          {messages.iHaveVerified}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={isBusy || resendIn > 0}
          onClick={() => void resend()}
        >
          {resendIn > 0 ? messages.sendLinkAgainIn(resendIn) : messages.sendLinkAgain}
        </button>
        <p className="door-note">{messages.noMail}</p>
      </div>
      <div className="door-links">
        <Link className="door-link" to={paths.shop}>
          {messages.continueShopping}
        </Link>
        <p>
          {messages.notYourEmail}{' '}
          <button type="button" className="form-link door-link" onClick={() => void logOut()}>
            {messages.logOut}
          </button>
        </p>
      </div>
    </AuthLayout>
  )
}

/** The mail’s link opens a tab of its own, which would not know where its reader wanted to go. */
const useKeptWay = () => {
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  useEffect(() => writeStored('verify_redirect', redirect), [redirect])
}

const resendAfterSeconds = 30

const useVerification = () => {
  const { left: resendIn, start } = useCountdown(resendAfterSeconds)
  const { run, isBusy, failure } = useSubmit((work: () => Promise<void>) => work(), 'both')
  const resend = () =>
    run(async () => {
      await call('GET /api/email/resend', {})
      start()
      toast.success(accountMessages.verificationSent)
    })
  const look = () =>
    run(async () => {
      await askForUser()
      if (useUserAnswer.getState().kind === 'unreachable') throw refused(messages.unreachable)
      if (!isVerified(useSession.getState())) throw refused(messages.notVerifiedYet)
    })
  return { sentence: failure && failure.message, isBusy, resendIn, resend, look }
}
