import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { balanceMessages } from '../balance/messages.ts'
import { Releases } from '../balance/Releases.tsx'

/** What is pending, by the day on which it can be paid out. */
export const PendingByDay = () => {
  const read = useRead('GET /api/balance', {})
  return (
    <Section title={balanceMessages.whenAvailable} about={balanceMessages.aboutReleases}>
      <Loaded read={read} rows={2}>
        {({ data }) => <Releases balance={data} />}
      </Loaded>
    </Section>
  )
}
