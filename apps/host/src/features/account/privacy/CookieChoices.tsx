import { CheckField } from '../../../kit/form/CheckField.tsx'
import { chooseRecentlyViewed, useChoices } from '../../../shop-context/choices.ts'

/** What works without being kept is for the visitor to choose; a cart and a session are not: nothing works without. */
export const CookieChoices = () => {
  const keepsRecentlyViewed = useChoices((choices) => choices.keepsRecentlyViewed)
  return (
    <>
      <div className="account-choice">
        <p>
          <strong>Necessary</strong>
        </p>
        <p className="account-soft">Your session, your cart and these choices. Always on.</p>
      </div>
      <CheckField name="recently_viewed" checked={keepsRecentlyViewed} onChange={chooseRecentlyViewed}>
        Remember what I looked at, to show it to me again
      </CheckField>
    </>
  )
}
