import * as page from '../../../content/cookies-policy.md'
import { PolicyPage } from '../HelpPage.tsx'

export const CookiesPolicy = () => <PolicyPage page={page} name="cookies-policy" />
