import { quietCall } from '../../session/call.ts'
import { Answered } from '../Answered.tsx'
import { Section } from '../Section.tsx'
import { useAsked } from '../useAsked.ts'
import { CookieChoices } from './CookieChoices.tsx'
import { DataDownload } from './DataDownload.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

const askLeaving = async (signal: AbortSignal) => {
  const [reasons, profile] = await Promise.all([
    quietCall('GET /api/account/reasons_to_stay', { signal }),
    quietCall('GET /api/profile', { query: {}, signal }),
  ])
  return { reasons: reasons.data, hasPassword: profile.data.has_password }
}

export const Privacy = () => {
  const leaving = useAsked(askLeaving)
  return (
    <>
      <Section
        title="My data"
        about="Everything we keep about you in one file: profile, addresses, devices, sign-ins, carts and projects."
      >
        <DataDownload />
      </Section>
      <Section title="Cookies" about="What this browser remembers for you.">
        <CookieChoices />
      </Section>
      <Section title="Delete my account" about="For good: nobody can bring it back, not even us.">
        <Answered asked={leaving} rows={1}>
          {({ reasons, hasPassword }) => <DeleteAccount reasons={reasons} hasPassword={hasPassword} />}
        </Answered>
      </Section>
    </>
  )
}
