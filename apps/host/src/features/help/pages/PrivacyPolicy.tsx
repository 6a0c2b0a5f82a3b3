import * as page from '../../../content/privacy-policy.md'
import { HelpPage } from '../HelpPage.tsx'

export const PrivacyPolicy = () => <HelpPage page={page} />
