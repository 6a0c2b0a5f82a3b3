import { recallChoices } from './current/choices.ts'
import { recallShowroom } from './current/current-showroom.ts'
import { recallErrand } from './embed/checkout-errand.ts'
import { recallSession } from './session/session.ts'
import { recallAppearance } from './theme/appearance.ts'

/**
 * What this browser remembers of who is there. The stores begin without it, as on a server: React takes a drawn page
 * over as it was drawn, and draws what is different right after.
 */
export const recallVisit = (): void => {
  recallErrand()
  recallAppearance()
  recallChoices()
  recallShowroom()
  recallSession()
}
