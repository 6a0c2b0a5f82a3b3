import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { withRedirect } from '../../../session/redirect.ts'
import { readSocialReturn } from '../../../session/social-return.ts'
import { authMessages as messages } from '../messages.ts'

export const BackToLogin = () => (
  <div className="door-links">
    <Link className="door-link" to={withRedirect(paths.login, readSocialReturn().redirect)}>
      {messages.backToSignIn}
    </Link>
  </div>
)
