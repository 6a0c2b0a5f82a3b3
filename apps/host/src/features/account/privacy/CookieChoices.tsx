import { CheckField } from '../../../kit/form/CheckField.tsx'
import { pageMeta } from '../../../data/page-meta.ts'
import { chooseCounting, chooseRecentlyViewed, useChoices } from '../../../shop-context/choices.ts'
import { accountMessages as messages } from '../messages.ts'

/** What works without being kept is for the visitor to choose; a cart and a session are not: nothing works without. */
export const CookieChoices = () => {
  const keepsRecentlyViewed = useChoices((choices) => choices.keepsRecentlyViewed)
  const letsCount = useChoices((choices) => choices.letsCount)
  return (
    <>
      <div className="account-choice">
        <p>
          <strong>{messages.necessary}</strong>
        </p>
        <p className="account-soft">{messages.yourSessionYourCart}</p>
      </div>
      <CheckField name="recently_viewed" checked={keepsRecentlyViewed} onChange={chooseRecentlyViewed}>
        {messages.rememberWhatILooked}
      </CheckField>
      {pageMeta.analyticsUrl !== null && (
        <CheckField name="lets_count" checked={letsCount} onChange={chooseCounting}>
          {messages.letYouCount}
        </CheckField>
      )}
    </>
  )
}
