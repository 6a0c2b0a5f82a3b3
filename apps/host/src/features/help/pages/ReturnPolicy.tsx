import * as page from '../../../content/return-policy.md'
import { HelpPage } from '../HelpPage.tsx'

export const ReturnPolicy = () => <HelpPage page={page} />
