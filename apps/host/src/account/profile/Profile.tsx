import type { ReplyFor } from '@showroom/contract/endpoints'
import { quietCall } from '../../session/call.ts'
import { Answered } from '../Answered.tsx'
import { Section } from '../Section.tsx'
import { useAsked } from '../useAsked.ts'
import { EmailMatter } from './EmailMatter.tsx'
import { PersonForm } from './PersonForm.tsx'

export type ProfileShown = ReplyFor<'GET /api/profile'>['data']

const askProfile = async (signal: AbortSignal): Promise<ProfileShown> =>
  (await quietCall('GET /api/profile', { query: {}, signal })).data

export const Profile = () => {
  const asked = useAsked(askProfile)
  return (
    <Answered asked={asked}>
      {(profile, replace) => (
        <>
          <Section title="You" about="How we address you and reach you.">
            <PersonForm profile={profile} onSaved={replace} />
          </Section>
          <Section title="E-mail" about="You sign in with it, and orders and messages reach you there.">
            <EmailMatter profile={profile} />
          </Section>
        </>
      )}
    </Answered>
  )
}
