import * as page from '../../../content/privacy-policy.md'
import { PolicyPage } from '../HelpPage.tsx'

export const PrivacyPolicy = () => <PolicyPage page={page} name="privacy-policy" />
