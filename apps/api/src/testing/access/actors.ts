import type { Call } from '@showroom/contract/endpoints'
import { showroomsNamed } from '../../platform/http/showrooms-named.ts'
import { ruleOf } from './calls.ts'
import { ofAiDesign } from './ai-actors.ts'
import { asAccount } from './as-account.ts'
import { membersOfTeams } from './team-actors.ts'
import { type Cast, now } from './cast.ts'
import { missing, noObjects } from './no-objects.ts'
import { requests } from './requests.ts'
import {
  type Actor,
  asSomebodySignedOut,
  asStranger,
  bearer,
  isOfAi,
  isOpen,
  type Verdict,
} from './verdicts.ts'
import { otherShowroom, otherWebsite, ownPage, showroom, website } from './seats.ts'

/** On a contractor's page: our own calls are not for it, the account's are not for its session. */
const onPage = (call: Call): Verdict => {
  if (ruleOf(call).pages === 'own') return 'origin_refused'
  return isOpen(call) || ruleOf(call).access === 'member' ? 'admitted' : 'not_authorized'
}

/** What members may do names a project, or something in it. */
const isAboutAProject = (call: Call) =>
  ruleOf(call).access === 'member' && JSON.stringify(requests(noObjects)[call]).includes(`"${missing}"`)

/** For the page of another showroom, this one and what belongs to it are not there. */
const onOtherPage = (call: Call): Verdict => {
  const { query, body } = requests(noObjects)[call]
  const verdict = onPage(call)
  const isAboutThisShowroom =
    call.includes('{id}') || showroomsNamed({ query, body }).length > 0 || isAboutAProject(call)
  return verdict === 'admitted' && isAboutThisShowroom ? 'not_found' : verdict
}

const overOnPage = (call: Call): Verdict => {
  if (ruleOf(call).pages === 'own') return 'origin_refused'
  return asSomebodySignedOut(call)
}

const refusedEverywhere = (): Verdict => 'origin_refused'

/** Whoever comes with nothing, or with what somebody made up. */
const strangers: Actor[] = [
  { who: 'nobody', headers: () => ({}), verdict: asStranger },
  {
    who: 'a guessed cart token',
    headers: () => ({ 'showroom-cart': `sr_c_${'x'.repeat(43)}` }),
    verdict: asStranger,
  },
  {
    who: 'a cart token that is none',
    headers: () => ({ 'showroom-cart': "' or 1=1 --" }),
    verdict: asStranger,
  },
  {
    who: 'another guest',
    headers: async ({ aGuestsCart }) => ({ 'showroom-cart': await aGuestsCart() }),
    verdict: asStranger,
  },
  { who: 'a guessed session', headers: () => bearer(`sr_u_${'x'.repeat(43)}`), verdict: asSomebodySignedOut },
  {
    who: 'the owner after signing out',
    headers: async ({ signedOut, owner }) => bearer(await signedOut(owner.email)),
    verdict: asSomebodySignedOut,
  },
]

/** Whoever is on one of our own pages, where a cookie of ours comes along. */
const applicants: Actor[] = [
  {
    who: 'another applicant, by the cookie',
    headers: async ({ aDraft }) => ({ origin: ownPage, cookie: await aDraft() }),
    verdict: (call) => {
      if (isOpen(call)) return 'admitted'
      return isOfAi(call) ? 'ai_unauthenticated' : 'unauthenticated'
    },
  },
]

/** Whoever is signed in with us, as somebody else than the owner. */
export const accounts: Actor[] = [
  ...(['User', 'Vendor', 'Contractor'] as const).map((type) => ({
    who: `another ${type}`,
    headers: async ({ signedIn, people }: Cast) => bearer(await signedIn(people[type])),
    verdict: asAccount(type),
  })),
  {
    who: 'an Admin without the one-time code',
    headers: async ({ signedIn, people }) => bearer(await signedIn(people.Admin)),
    verdict: asAccount('Admin'),
  },
  {
    who: 'an Admin',
    headers: async ({ withOneTimeCode, people }) => bearer(await withOneTimeCode(people.Admin)),
    verdict: asAccount('Admin', true),
  },
]

const here = { origin: website, showroom }

/** Sessions of contractors' pages: another person's, and the owner's where it must not open anything. */
const pages: Actor[] = [
  {
    who: 'another User on a contractor’s page',
    headers: async ({ onWebsite, people }) => bearer(await onWebsite(people.User, here), { origin: website }),
    verdict: onPage,
  },
  {
    who: 'the owner’s page session, from another website',
    headers: async ({ onWebsite, owner }) =>
      bearer(await onWebsite(owner.email, here), { origin: otherWebsite }),
    verdict: refusedEverywhere,
  },
  {
    who: 'the owner’s page session, from no page',
    headers: async ({ onWebsite, owner }) => bearer(await onWebsite(owner.email, here)),
    verdict: refusedEverywhere,
  },
  {
    who: 'the owner’s page session of another showroom',
    headers: async ({ onWebsite, owner }) => {
      const there = { origin: otherWebsite, showroom: otherShowroom }
      return bearer(await onWebsite(owner.email, there), { origin: otherWebsite })
    },
    verdict: onOtherPage,
  },
  {
    who: 'the owner’s page session after it has ended',
    headers: async ({ onWebsite, owner }) =>
      bearer(await onWebsite(owner.email, here, now), { origin: website }),
    verdict: overOnPage,
  },
]

/** Pages that are refused whatever they carry. */
const refusedPages: Actor[] = [
  {
    who: 'the owner’s own session on a contractor’s page',
    headers: async ({ signedIn, owner }) => bearer(await signedIn(owner.email), { origin: website }),
    verdict: refusedEverywhere,
  },
  {
    who: 'a website that no showroom admits',
    headers: () => ({ origin: 'https://stranger.example' }),
    verdict: refusedEverywhere,
  },
  { who: 'a page without an origin', headers: () => ({ origin: 'null' }), verdict: refusedEverywhere },
]

/** Everyone but the owner. */
export const actors: Actor[] = [
  ...strangers,
  ...applicants,
  ...accounts,
  ...membersOfTeams,
  ...pages,
  ...refusedPages,
  ...ofAiDesign,
]
