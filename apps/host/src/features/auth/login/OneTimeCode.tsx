import { rememberDays } from '@showroom/contract/policy/figures'
import { useLogOut } from '../../../session/useLogOut.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { maskedEmail } from './one-time-code.ts'
import { useOneTimeCode } from './useOneTimeCode.ts'
import { authMessages as messages } from '../messages.ts'

/** Admins: a code by mail, six boxes, sent off with the last digit (domain rules: 5 tries, then 15 minutes). */
export const OneTimeCode = ({ email }: { email: string }) => {
  const { code, change, isTrusted, setTrusted, error, sentence, isBusy, resendIn, send, give } =
    useOneTimeCode()
  const logOut = useLogOut()
  return (
    <AuthLayout
      title={messages.enterYourCode}
      lead={messages.codeSentTo(maskedEmail(email))}
      picture="living"
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void give(code)
        }}
      >
        {/* Before the code, which is sent off with its last digit. */}
        <CheckField name="trust_device" checked={isTrusted} onChange={setTrusted}>
          {messages.trustThisDevice(rememberDays)}
        </CheckField>
        <CodeBoxes value={code} onChange={change} error={error} />
        <FormFailure sentence={sentence} />
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? messages.checking : messages.continue}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={isBusy || resendIn > 0}
          onClick={() => void send()}
        >
          {resendIn > 0 ? messages.sendNewCodeIn(resendIn) : messages.sendNewCode}
        </button>
      </form>
      <div className="door-links">
        <button
          type="button"
          className="form-link door-link"
          onClick={() => void logOut('/login?portal=admin')}
        >
          {messages.useAnotherAdmin}
        </button>
      </div>
    </AuthLayout>
  )
}
