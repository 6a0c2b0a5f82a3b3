import { pageMeta } from '../../data/page-meta.ts'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { asksForPrivacy } from '../../shop-context/asks-for-privacy.ts'
import { chooseCounting, chooseRecentlyViewed, useChoices } from '../../shop-context/choices.ts'
import { helpMessages as messages } from './messages.ts'
import './CookieChoices.css'

/** What works without being kept is for the visitor to choose; a cart and a session are not: nothing works without. */
export const CookieChoices = () => {
  const keepsRecentlyViewed = useChoices((choices) => choices.keepsRecentlyViewed)
  return (
    <div className="cookie-choices">
      <div>
        <p>
          <strong>{messages.necessary}</strong>
        </p>
        <p className="cookie-choices-soft">{messages.yourSessionYourCart}</p>
      </div>
      <CheckField name="recently_viewed" checked={keepsRecentlyViewed} onChange={chooseRecentlyViewed}>
        {messages.rememberWhatILooked}
      </CheckField>
      {pageMeta.analyticsUrl !== null && <Counting />}
    </div>
  )
}

/** A browser's own word is enough: nobody is asked once more. */
const Counting = () => {
  const letsCount = useChoices((choices) => choices.letsCount)
  if (asksForPrivacy()) return <p className="cookie-choices-soft">{messages.yourBrowserAsks}</p>
  return (
    <CheckField name="lets_count" checked={letsCount} onChange={chooseCounting}>
      {messages.letYouCount}
    </CheckField>
  )
}
