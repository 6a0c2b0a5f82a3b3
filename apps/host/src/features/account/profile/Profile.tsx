import type { ReplyFor } from '@showroom/contract/endpoints'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useRead } from '../../../data/useRead.ts'
import { EmailMatter } from './EmailMatter.tsx'
import { PersonForm } from './PersonForm.tsx'

export type ProfileShown = ReplyFor<'GET /api/profile'>['data']

export const Profile = () => {
  const read = useRead('GET /api/profile', { query: {} })
  return (
    <Loaded read={read}>
      {({ data: profile }) => (
        <>
          <Section title="You" about="How we address you and reach you.">
            <PersonForm profile={profile} onSaved={read.replace} />
          </Section>
          <Section title="E-mail" about="You sign in with it, and orders and messages reach you there.">
            <EmailMatter profile={profile} />
          </Section>
        </>
      )}
    </Loaded>
  )
}
