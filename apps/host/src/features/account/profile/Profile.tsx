import type { ReplyFor } from '@showroom/contract/endpoints'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useRead } from '../../../data/useRead.ts'
import { EmailMatter } from './EmailMatter.tsx'
import { PhotoForm } from './PhotoForm.tsx'
import { PersonForm } from './PersonForm.tsx'
import { accountMessages as messages } from '../messages.ts'

export type ProfileShown = ReplyFor<'GET /api/profile'>['data']

export const Profile = () => {
  const read = useRead('GET /api/profile', { query: {} })
  return (
    <Loaded read={read}>
      {({ data: profile }) => (
        <>
          <Section title={messages.you} about={messages.howWeAddressYou}>
            <PersonForm profile={profile} onSaved={read.replace} />
          </Section>
          <Section title={messages.photo} about={messages.whoSeesPhoto}>
            <PhotoForm profile={profile} onSaved={read.replace} />
          </Section>
          <Section title={messages.eMail} about={messages.youSignInWith}>
            <EmailMatter profile={profile} />
          </Section>
        </>
      )}
    </Loaded>
  )
}
