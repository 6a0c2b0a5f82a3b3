import type { User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { RequestFor } from '@showroom/contract/endpoints'
import { wayBackTo } from './way-back.rules.ts'

/** Current item (specification §3). */
export type MyItem = RequestFor<'POST /api/projectCart'>['body']['my_item']

export type Portal = 'shop' | 'pro' | 'admin'

const origin = 'https://own.invalid'
const longestPath = 2_000

/** Only a path of our own site, or nothing: never an address that a browser could read as somebody else's. */
export const ownPath = (text: string | null | undefined): string | null => {
  if (!text || text.length > longestPath || !/^\/(?![/\\])/.test(text) || hasTricks(text)) return null
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null
  if (url?.origin !== origin || url.username !== '') return null
  // Dots are resolved by now: what they leave may not begin with two slashes either.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
}

/** Browsers drop control characters, and read a backslash as a slash. */
const hasTricks = (text: string): boolean =>
  [...text].some((sign) => sign === '\\' || sign < ' ' || sign === '\u007f')

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path

/** Pages that only lead in: whoever is in has nothing to do there. */
const doors: readonly string[] = [
  '/login',
  '/pro-account',
  '/register',
  '/reset_password',
  '/password_reset',
  '/verifiction',
  '/your_age',
]

/** Where a provider sends people back to: what it said there is good once. */
const isProvidersReturn = (pathname: string): boolean => /^\/social\/[^/]+\/callback$/.test(pathname)

const leadsIn = (pathname: string): boolean => doors.includes(pathname) || isProvidersReturn(pathname)

const wanted = (path: string | null | undefined): string | null => {
  const own = ownPath(path)
  return own === null || leadsIn(pathnameOf(own)) ? null : own
}

/** An application is made without an account: somebody else's in this browser is not what a new one came for. */
const applications: readonly string[] = ['/register/contractor', '/register/vendor', '/account_verify']

/** Where somebody was before they came to a door. */
const cameFrom = (path: string | null): string | null => {
  const to = wanted(path)
  return to === null || applications.includes(pathnameOf(to)) ? null : to
}

export const withRedirect = (page: string, path: string | null): string =>
  path === null ? page : `${page}?redirect=${encodeURIComponent(path)}`

/** The route guard's way to Login: the redirect query holds the path. */
export const loginFor = (path: string): string =>
  withRedirect('/login', pathnameOf(path) === '/login' ? null : ownPath(path))

/** Where somebody whose age is open is asked for it, and the way back. */
export const ageFor = (path: string | null): string => {
  const back = wanted(path)
  return withRedirect('/your_age', back === '/' ? null : back)
}

export const isComplete = (item: MyItem | null): item is MyItem =>
  Boolean(item?.showroom && item.floorplan && item.floorTemplate)

type Person = Pick<User, 'type' | 'status' | 'email_verified_at' | 'total_projects' | 'otp_verified'>

export type SignIn = {
  user: Person
  portal: Portal
  /** The redirect query, and the path that is stored before each navigation. */
  redirect: string | null
  redirectTo: string | null
  hasGuestCart: boolean
  visualRedirect: string | null
  myItem: MyItem | null
}

export type Outcome =
  | { kind: 'refused'; message: string }
  | { kind: 'one_time_code' }
  | { kind: 'go'; to: string }
  /** A project is made of the guest's cart first. */
  | { kind: 'cart_to_project'; to: string }
  /** A project is made of the current item first. */
  | { kind: 'item_to_project'; item: MyItem; to: string }

const admitted: Record<Portal, readonly User['type'][]> = {
  shop: ['User'],
  pro: ['Contractor', 'Vendor'],
  admin: ['Admin'],
}

/** Specification §4, Sign-in outcome 1–7. */
export const afterSignIn = (signIn: SignIn): Outcome => {
  const { user } = signIn
  const refusal = refusalAt(signIn)
  if (refusal) return { kind: 'refused', message: refusal }
  if (user.type === 'Admin')
    return user.otp_verified ? { kind: 'go', to: '/account' } : { kind: 'one_time_code' }
  if (user.email_verified_at === null)
    return { kind: 'go', to: withRedirect('/verifiction', wanted(signIn.redirect)) }
  return user.type === 'User' ? onwards(signIn) : { kind: 'go', to: '/account' }
}

const refusalAt = ({ user, portal }: SignIn): string | null => {
  if (!admitted[portal].includes(user.type)) return accountMessages.notAuthorized
  if (user.status === 'Deactive') return accountMessages.deactivated
  return user.status === 'Active' || user.status === 'Approve' ? null : accountMessages.pendingApproval
}

const onwards = ({ user, redirect, redirectTo, hasGuestCart, visualRedirect, myItem }: SignIn): Outcome => {
  if (hasGuestCart) return { kind: 'cart_to_project', to: cameFrom(redirectTo) ?? wanted(redirect) ?? '/' }
  if (visualRedirect !== null) {
    const to = ownPath(visualRedirect) ?? '/'
    return isComplete(myItem) ? { kind: 'item_to_project', item: myItem, to } : { kind: 'go', to: '/' }
  }
  const to = wanted(redirect) ?? cameFrom(redirectTo) ?? '/'
  if (pathnameOf(to) === '/visualize/checklist') return { kind: 'go', to }
  return { kind: 'go', to: user.total_projects > 0 ? '/' : to }
}

/** Where a guard had sent them from, which the rule for people with projects passes over; null where nothing is. */
export const passedOver = ({ user, redirect }: SignIn, outcome: Outcome): string | null => {
  const to = wanted(redirect)
  const isHome = outcome.kind === 'go' && outcome.to === '/'
  return user.type === 'User' && isHome && to !== '/' ? to : null
}

/** Outcome 8: somebody who is signed in opens the sign-in page. Null: they stay, an Admin to give the code. */
export const signedInAtLogin = (user: Person): string | null =>
  user.type === 'Admin' && !user.otp_verified ? null : '/account'

type Registered = Pick<SignIn, 'redirect' | 'redirectTo' | 'visualRedirect' | 'myItem'> & {
  user: Pick<User, 'type'>
}

/** Where a new account goes (specification §4, Registration wizard); a guest’s cart has become a project by then. */
export const afterRegister = ({ user, redirect, redirectTo, visualRedirect, myItem }: Registered) => {
  if (user.type !== 'User' || visualRedirect === null)
    return { kind: 'go' as const, to: cameFrom(redirectTo) ?? wanted(redirect) ?? '/' }
  return isComplete(myItem)
    ? { kind: 'item_to_project' as const, item: myItem, to: ownPath(visualRedirect) ?? '/' }
    : { kind: 'go' as const, to: '/visualize' }
}

/** A logged-in user visiting the register page. */
export const signedInAtRegister = ({ type }: Pick<User, 'type'>): string =>
  type === 'User' ? '/' : '/account'

/** Social login: with projects to them, else to the stored redirect. */
export const afterSocialLogin = (user: Person, redirectTo: string | null): string =>
  user.type === 'User' && user.total_projects > 0 ? '/projects' : (cameFrom(redirectTo) ?? '/')

/** Whoever looks on as somebody has no answer to give in their place. */
export const isAgeAsked = ({
  is_age_open,
  looked_on_by,
}: Pick<User, 'is_age_open' | 'looked_on_by'>): boolean => is_age_open === true && looked_on_by === undefined

export type Place = { pathname: string; search: string; redirect: string | null }
export type HeaderCheck = { kind: 'stay' } | { kind: 'sign_out' } | { kind: 'go'; to: string }

/** Where somebody goes from a page that asked for something first: a verified e-mail, an age. */
export const afterAsking = (redirect: string | null): string => wanted(redirect) ?? '/'

/** An invitation is its code: without it whoever has to verify first would come back to none. */
const wayAfterVerifying = ({ pathname, search }: Omit<Place, 'redirect'>): string =>
  pathname === '/projects/join' ? pathname + search : wayBackTo({ pathname, search })

/** Specification §4, Header user check: asked when the user is known, and on every page that needs one. */
export const headerCheck = (user: Person, { pathname, search, redirect }: Place): HeaderCheck => {
  if (user.type === 'Admin' && !user.otp_verified)
    return { kind: pathname === '/login' ? 'stay' : 'sign_out' }
  // Its link is used first: it may be that of another e-mail, which the account is to have from now on.
  if (pathname.startsWith('/verify/')) return { kind: 'stay' }
  if (pathname === '/verifiction')
    return user.email_verified_at === null ? { kind: 'stay' } : { kind: 'go', to: afterAsking(redirect) }
  // A door sends on by itself whoever has just come in.
  if (user.email_verified_at !== null || doors.includes(pathname)) return { kind: 'stay' }
  const back = pathname === '/' ? null : wanted(wayAfterVerifying({ pathname, search }))
  return { kind: 'go', to: withRedirect('/verifiction', back) }
}

/** The specification's numbers: 1 admin, 2 shop, 3 customer. */
export type Role = 1 | 2 | 3
const roles: Record<User['type'], Role> = { Admin: 1, Contractor: 2, Vendor: 2, User: 3 }

export const roleOf = ({ type }: Pick<User, 'type'>): Role => roles[type]
