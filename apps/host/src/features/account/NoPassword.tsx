import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { accountMessages as messages } from './messages.ts'

/** Who only signs in with a provider has nothing that could be asked again. */
export const NoPassword = () => (
  <p className="account-soft">
    {messages.noPassword} <Link to={paths.forgotPassword}>{messages.chooseOneFirst}</Link>
    {messages.noPasswordAfter}
  </p>
)
