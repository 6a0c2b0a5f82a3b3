import { ageFor, isAgeAsked, loginFor, ownPath, type Role, roleOf, withRedirect } from './redirect.ts'
import type { Session } from './session.ts'

/** What a route asks for. */
export type Needs = {
  /** Who else goes back to the page before. */
  role?: Role
  /** The verification page itself takes those who are not verified. */
  unverified?: 'admitted'
  /** The page that asks for an age itself takes those who have told none. */
  ageOpen?: 'admitted'
}

type Visit = { session: Session; needs: Needs; here: string; previous: string | null }
export type Admission = { kind: 'in' } | { kind: 'unknown' } | { kind: 'go'; to: string }

/** The route guard (specification §2): who may see a page that needs somebody, and where the others go. */
export const guard = ({ session, needs, here, previous }: Visit): Admission => {
  if (session.status === 'out') return { kind: 'go', to: loginFor(here) }
  if (session.status === 'unknown') return { kind: 'unknown' }
  const { user } = session
  if (needs.role && roleOf(user) !== needs.role) return { kind: 'go', to: ownPath(previous) ?? '/' }
  if (user.email_verified_at === null && needs.unverified !== 'admitted')
    return { kind: 'go', to: withRedirect('/verifiction', here) }
  return isAgeAsked(user) && needs.ageOpen !== 'admitted' ? { kind: 'go', to: ageFor(here) } : { kind: 'in' }
}
