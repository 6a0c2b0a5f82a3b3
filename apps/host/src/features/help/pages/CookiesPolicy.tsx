import * as page from '../../../content/cookies-policy.md'
import { HelpPage } from '../HelpPage.tsx'

export const CookiesPolicy = () => <HelpPage page={page} />
