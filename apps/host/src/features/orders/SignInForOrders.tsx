import { Link } from 'react-router'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../kit/picture/Empty.tsx'
import { loginFor } from '../../session/redirect.ts'
import { orderMessages as messages } from './messages.ts'
import './Orders.css'

/** The page can be read by everybody: whoever is not signed in learns what is here, and how to see theirs. */
export const SignInForOrders = ({ path }: { path: string }) => {
  usePageTitle(messages.yourOrders)
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.yourOrders}</h1>
        <p>{messages.signInToSeeOrders}</p>
      </header>
      <Empty picture="empty-orders">
        <Link className="button" to={loginFor(path)}>
          {messages.login}
        </Link>
        <Link className="button quiet" to={paths.shop}>
          {messages.continueShopping}
        </Link>
      </Empty>
    </div>
  )
}
