import { Link } from 'react-router'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../kit/picture/Empty.tsx'
import { loginFor } from '../../session/redirect.ts'
import './Orders.css'

/** The page can be read by everybody: whoever is not signed in learns what is here, and how to see theirs. */
export const SignInForOrders = ({ path }: { path: string }) => {
  usePageTitle('Your orders')
  return (
    <div className="page">
      <header className="page-head">
        <h1>Your orders</h1>
        <p>
          What you have ordered, where each delivery is, and what is held and charged on your card. Please log
          in to see yours.
        </p>
      </header>
      <Empty picture="empty-orders">
        <Link className="button" to={loginFor(path)}>
          Login
        </Link>
        <Link className="button quiet" to={paths.shop}>
          Continue shopping
        </Link>
      </Empty>
    </div>
  )
}
