import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** Who only signs in with a provider has nothing that could be asked again. */
export const NoPassword = () => (
  <p className="account-soft">
    You sign in without a password. <Link to={paths.forgotPassword}>Choose one first</Link>, so that we can
    make sure it is you.
  </p>
)
