import * as page from '../../../content/cookies-policy.md'
import { useRestored } from '../../../ssr/useIsHydrated.ts'
import { CookieChoices } from '../CookieChoices.tsx'
import { PolicyPage } from '../HelpPage.tsx'
import { helpMessages as messages } from '../messages.ts'

const restored = () => true

/** /cookies_policy: what is kept, and for whoever reads it, with an account or without, what is for them to choose. */
export const CookiesPolicy = () => {
  // What this browser has chosen no server knows.
  const [isHere] = useRestored(restored, false)
  return (
    <PolicyPage page={page} name="cookies-policy">
      <section className="help-choices" aria-labelledby="choose-here">
        <h2 id="choose-here">{messages.chooseHere}</h2>
        {isHere && <CookieChoices />}
      </section>
    </PolicyPage>
  )
}
