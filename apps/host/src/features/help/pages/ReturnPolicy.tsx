import * as page from '../../../content/return-policy.md'
import { PolicyPage } from '../HelpPage.tsx'

export const ReturnPolicy = () => <PolicyPage page={page} name="return-policy" />
