import { rememberDays } from '@showroom/contract/policy/figures'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useRead } from '../../../data/useRead.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { RememberedDevices } from './RememberedDevices.tsx'
import { SessionList } from './SessionList.tsx'
import { SignInHistory } from './SignInHistory.tsx'

export const Security = () => {
  const sessions = useRead('GET /api/session', {})
  const history = useRead('GET /api/session/history', {})
  return (
    <>
      <Section title="Password" about="Changing it signs your other devices out.">
        <PasswordForm onChanged={sessions.retry} />
      </Section>
      <Section title="Where you are signed in" about="A device that you do not know? Sign it out.">
        <Loaded read={sessions} rows={1}>
          {({ data }) => <SessionList sessions={data} onChange={sessions.replace} />}
        </Loaded>
      </Section>
      <Section title="Remembered devices" about={`They sign you in by themselves, for ${rememberDays} days.`}>
        <RememberedDevices />
      </Section>
      <Section
        title="Recent sign-ins"
        about="The last 20 times somebody tried your e-mail. Times in Pacific."
      >
        <Loaded read={history} rows={1}>
          {({ data }) => <SignInHistory tries={data} />}
        </Loaded>
      </Section>
    </>
  )
}
