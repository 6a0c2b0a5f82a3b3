import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { InviteMember } from './InviteMember.tsx'
import { People } from './People.tsx'
import { Deeds } from './Deeds.tsx'
import { teamMessages as messages } from './messages.ts'
import './Team.css'

/** /account/team: who works in the Pro's workspace, as what, and what they did there. */
export const Team = () => {
  const read = useRead('GET /api/team', {})
  return (
    <>
      <Section title={messages.ask} about={messages.about}>
        <InviteMember onInvited={read.retry} />
      </Section>
      <section className="team-wide" aria-label={messages.people}>
        <h2>{messages.people}</h2>
        <Loaded read={read} rows={3}>
          {({ data }) => <People team={data} onChanged={read.retry} />}
        </Loaded>
      </section>
      <Deeds seats={read.last?.data.seats ?? []} />
    </>
  )
}
