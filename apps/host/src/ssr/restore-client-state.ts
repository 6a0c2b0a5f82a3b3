import { restoreChoices } from '../shop-context/choices.ts'
import { restoreShowroom } from '../shop-context/current-showroom.ts'
import { restoreIntent } from '../features/embed/checkout-intent.ts'
import { restoreClientView } from '../session/client-view.ts'
import { restoreSession } from '../session/session.ts'
import { restoreAppearance } from '../theme/appearance.ts'

/**
 * What this browser remembers of who is there. The stores begin without it, as on a server: React hydrates a
 * drawn page as it was drawn, and draws what is different right after.
 */
export const restoreClientState = (): void => {
  restoreIntent()
  restoreAppearance()
  restoreChoices()
  restoreShowroom()
  restoreClientView()
  restoreSession()
}
