import type { User } from '@showroom/contract/account/account'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../kit/Section.tsx'
import { accountMessages as messages } from '../messages.ts'

/** Where a vendor stands: only what we know today. */
export const ProHome = () => {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <>
      <Section title={messages.status}>
        <p>{statusOf(user)}</p>
      </Section>
      <Section title={messages.orders} about={messages.whatClientsHaveOrdered}>
        <p>
          <Link className="account-plain" to={paths.accountPanel('orders')}>
            {messages.seeYourOrders}
          </Link>
        </p>
      </Section>
      {user.latest_subscription && (
        <Section title={messages.plan}>
          <p>
            {user.latest_subscription.plan}
            {user.latest_subscription.subscription_status === 'active' ? '' : messages.notActive}
          </p>
        </Section>
      )}
    </>
  )
}

const statusOf = ({ type, status }: User): string => {
  if (status === 'Active') return messages.approvedAs(type.toLowerCase())
  return messages.admittedAs(type.toLowerCase())
}
