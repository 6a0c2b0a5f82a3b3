import type { User } from '@showroom/contract/account/account'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../kit/Section.tsx'
import { ShowroomMatter } from './ShowroomMatter.tsx'

/** Where a Pro or a vendor stands: only what we know today. */
export const ProHome = () => {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <>
      <Section title="Status">
        <p>{statusOf(user)}</p>
      </Section>
      {user.type === 'Contractor' && (
        <Section title="Showroom" about="Clients enter the Showroom ID to shop at your prices.">
          <ShowroomMatter userId={user.id} />
        </Section>
      )}
      <Section title="Orders" about="What clients have ordered of yours, and how far each item is.">
        <p>
          <Link className="account-plain" to={paths.accountPanel('orders')}>
            See your orders
          </Link>
        </p>
      </Section>
      {user.latest_subscription && (
        <Section title="Plan">
          <p>
            {user.latest_subscription.plan}
            {user.latest_subscription.subscription_status === 'active' ? '' : ', not active'}
          </p>
        </Section>
      )}
    </>
  )
}

const statusOf = ({ type, status }: User): string => {
  if (status === 'Active') return `You are approved as a ${type.toLowerCase()}.`
  return `You are admitted as a ${type.toLowerCase()}; your profile is not complete yet.`
}
