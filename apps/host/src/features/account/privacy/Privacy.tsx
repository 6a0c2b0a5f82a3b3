import { Loaded } from '../../../kit/Loaded.tsx'
import { Section } from '../../../kit/Section.tsx'
import { bothOf, useRead } from '../../../data/useRead.ts'
import { CookieChoices } from './CookieChoices.tsx'
import { DataDownload } from './DataDownload.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

export const Privacy = () => {
  const reasons = useRead('GET /api/account/reasons_to_stay', {})
  const profile = useRead('GET /api/profile', { query: {} })
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
        <Loaded read={bothOf(reasons, profile)} rows={1}>
          {([{ data: list }, { data: person }]) => (
            <DeleteAccount reasons={list} hasPassword={person.has_password} />
          )}
        </Loaded>
      </Section>
    </>
  )
}
