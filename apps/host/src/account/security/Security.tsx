import { rememberDays } from '@showroom/contract/policy/figures'
import type { ReplyFor } from '@showroom/contract/endpoints'
import { quietCall } from '../../session/call.ts'
import { Answered } from '../Answered.tsx'
import { Section } from '../Section.tsx'
import { useAsked } from '../useAsked.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { RememberedDevices } from './RememberedDevices.tsx'
import { SessionList } from './SessionList.tsx'
import { SignInHistory } from './SignInHistory.tsx'

const askSessions = async (signal: AbortSignal): Promise<ReplyFor<'GET /api/session'>['data']> =>
  (await quietCall('GET /api/session', { signal })).data

const askHistory = async (signal: AbortSignal): Promise<ReplyFor<'GET /api/session/history'>['data']> =>
  (await quietCall('GET /api/session/history', { signal })).data

export const Security = () => {
  const sessions = useAsked(askSessions)
  const history = useAsked(askHistory)
  return (
    <>
      <Section title="Password" about="Changing it signs your other devices out.">
        <PasswordForm onChanged={sessions.again} />
      </Section>
      <Section title="Where you are signed in" about="A device that you do not know? Sign it out.">
        <Answered asked={sessions} rows={1}>
          {(list, replace) => <SessionList sessions={list} onChange={replace} />}
        </Answered>
      </Section>
      <Section title="Remembered devices" about={`They sign you in by themselves, for ${rememberDays} days.`}>
        <RememberedDevices />
      </Section>
      <Section
        title="Recent sign-ins"
        about="The last 20 times somebody tried your e-mail. Times in Pacific."
      >
        <Answered asked={history} rows={1}>
          {(tries) => <SignInHistory tries={tries} />}
        </Answered>
      </Section>
    </>
  )
}
