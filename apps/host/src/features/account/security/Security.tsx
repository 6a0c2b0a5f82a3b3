import { rememberDays } from '@showroom/contract/policy/figures'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useRead } from '../../../data/useRead.ts'
import { useSession } from '../../../session/session.ts'
import { twoStepMessages } from './two-step/messages.ts'
import { TwoStep } from './two-step/TwoStep.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { RememberedDevices } from './RememberedDevices.tsx'
import { SessionList } from './SessionList.tsx'
import { SignInHistory } from './SignInHistory.tsx'
import { accountMessages as messages } from '../messages.ts'

export const Security = () => {
  // Admins have their code by mail.
  const type = useSession((session) => session.user?.type)
  const sessions = useRead('GET /api/session', {})
  const history = useRead('GET /api/session/history', {})
  return (
    <>
      <Section title={messages.password} about={messages.changingItSignsYour}>
        <PasswordForm onChanged={sessions.retry} />
      </Section>
      {type !== 'Admin' && (
        <Section title={twoStepMessages.title} about={twoStepMessages.about}>
          <TwoStep onChanged={sessions.retry} />
        </Section>
      )}
      <Section title={messages.whereYouAreSigned} about={messages.aDeviceThatYou}>
        <Loaded read={sessions} rows={1}>
          {({ data }) => <SessionList sessions={data} onChange={sessions.change} />}
        </Loaded>
      </Section>
      <Section title={messages.rememberedDevices} about={messages.theySignYouIn(rememberDays)}>
        <RememberedDevices />
      </Section>
      <Section title={messages.recentSignIns} about={messages.theLast20Times}>
        <Loaded read={history} rows={1}>
          {({ data }) => <SignInHistory tries={data} />}
        </Loaded>
      </Section>
    </>
  )
}
