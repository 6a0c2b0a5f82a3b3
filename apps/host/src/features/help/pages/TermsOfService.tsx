import * as page from '../../../content/terms-of-service.md'
import { HelpPage } from '../HelpPage.tsx'

export const TermsOfService = () => <HelpPage page={page} />
