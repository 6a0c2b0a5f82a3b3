import { addressBack, type Answer, type Asked } from './asked.ts'
import { tell } from './tell.ts'

/** Tells the website's own page, and nobody else; false where that page can no longer be reached from here. */
export const deliver = (asked: Asked, answer: Answer): boolean => {
  const { state, back } = asked
  if (back !== null) {
    location.replace(addressBack(back, state, answer))
    return true
  }
  if (!tell(asked, answer)) return false
  window.close()
  return true
}
