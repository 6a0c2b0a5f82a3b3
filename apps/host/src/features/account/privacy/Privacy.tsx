import { Loaded } from '../../../kit/Loaded.tsx'
import { CookieChoices } from '../../help/CookieChoices.tsx'
import { Section } from '../../../kit/Section.tsx'
import { bothOf, useRead } from '../../../data/useRead.ts'
import { DataDownload } from './DataDownload.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { accountMessages as messages } from '../messages.ts'

export const Privacy = () => {
  const reasons = useRead('GET /api/account/reasons_to_stay', {})
  const profile = useRead('GET /api/profile', { query: {} })
  return (
    <>
      <Section title={messages.myData} about={messages.everythingWeKeepAbout}>
        <DataDownload />
      </Section>
      <Section title={messages.cookies} about={messages.whatThisBrowserRemembers}>
        <CookieChoices />
      </Section>
      <Section title={messages.deleteMyAccount} about={messages.forGoodNobodyCan}>
        <Loaded read={bothOf(reasons, profile)} rows={1}>
          {([{ data: list }, { data: person }]) => (
            <DeleteAccount reasons={list} hasPassword={person.has_password} />
          )}
        </Loaded>
      </Section>
    </>
  )
}
