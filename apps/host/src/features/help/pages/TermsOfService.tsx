import * as page from '../../../content/terms-of-service.md'
import { PolicyPage } from '../HelpPage.tsx'

export const TermsOfService = () => <PolicyPage page={page} name="terms-of-service" />
