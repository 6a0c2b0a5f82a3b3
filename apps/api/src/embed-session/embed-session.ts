import { accountMessages } from '@showroom/contract/account/account.messages'
import { messages } from '@showroom/contract/shared/errors'
import { createHash } from 'node:crypto'
import { onePer } from '../platform/concurrency.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { gathered } from '../platform/db/gathered.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Caller, EmbedScope } from '../platform/http/who.ts'
import { isAdmitted } from '../account/account.ts'
import type { Embedder } from './embedder.ts'
import {
  createEmbedCode,
  type EmbedPlace,
  embedSessionOn,
  endEmbedSession,
  findEmbedSessions,
  saveEmbedSession,
  type ShownPerson,
  takeEmbedCode,
} from './embed-session.store.ts'
import { newLinkCode, newSessionToken, sessionTokenHash, sha256 } from '../account/session/secret.ts'

const codeMs = 60_000
const sessionMs = 15 * 60_000

export type EmbedSessionDeps = {
  db: Db
  now: () => Date
  embedderOf: (website: EmbedScope) => Promise<Embedder | null>
}

/** What is asked may name a showroom that does not exist: it is refused like a website that is not on its list. */
export const requireEmbedder = async (
  { embedderOf }: EmbedSessionDeps,
  website: EmbedScope,
): Promise<Embedder> => (await embedderOf(website)) ?? refuse(403, 'origin_refused', messages.originRefused)

type Asked = EmbedScope & { state: string; challenge: string }

/** For our own window, where somebody is signed in, to hand to the page that has opened it. */
export const giveEmbedCode = async (
  deps: EmbedSessionDeps,
  { sessionId }: Caller,
  { origin, showroom, state, challenge }: Asked,
): Promise<string> => {
  const { showroomId } = await requireEmbedder(deps, { origin, showroom })
  const code = newLinkCode()
  const expiresAt = new Date(deps.now().getTime() + codeMs)
  const place = { sessionId, showroomId, origin }
  await createEmbedCode(deps.db, { ...place, codeHash: sha256(code), challenge, state, expiresAt })
  return code
}

type Swapped = { origin: string | null; showroom: string; code: string; verifier: string; state: string }

export type OpenedEmbedSession = ShownPerson & { token: string; expiresAt: Date }

/** A code that was tried is gone, right or wrong: what is not right about it is not told. */
export const swapEmbedCode = async (
  deps: EmbedSessionDeps,
  { code, ...asked }: Swapped,
): Promise<OpenedEmbedSession> => {
  const now = deps.now()
  const taken = await takeEmbedCode(deps.db, sha256(code), now)
  if (!taken || !(await isRight(deps, taken, asked))) return refuseCode()
  const { token, hash } = newSessionToken('sr_e_')
  const expiresAt = new Date(now.getTime() + sessionMs)
  await saveEmbedSession(deps.db, taken, { tokenHash: hash, expiresAt })
  return { token, firstName: taken.firstName, settings: taken.settings, expiresAt }
}

type Taken = EmbedPlace & { challenge: string; state: string }

const isRight = async (
  deps: EmbedSessionDeps,
  taken: Taken,
  { origin, showroom, verifier, state }: Omit<Swapped, 'code'>,
): Promise<boolean> => {
  if (origin !== taken.origin || state !== taken.state || challengeOf(verifier) !== taken.challenge)
    return false
  const embedder = await deps.embedderOf({ origin, showroom })
  return embedder?.showroomId === taken.showroomId
}

/** As browsers write SHA-256 (PKCE, S256). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const refuseCode = (): never => refuse(403, 'bad_code', accountMessages.badCode)

/** Those of many who call at once are one read. */
const sessionOf = onePer((db: Queries) =>
  gathered((hashes: readonly string[]) => findEmbedSessions(db, hashes)),
)

/** Who holds the token. It ends with the account's session, and when the account is deactivated. */
export const embedCallerWith = async (db: Queries, token: string, now: Date): Promise<Caller | null> => {
  const hash = sessionTokenHash(token, 'sr_e_')
  const found = hash ? await sessionOf(db)(hash.toString('hex')) : undefined
  if (!found || found.expiresAt <= now || !isAdmitted(found.status)) return null
  const { accountId, sessionId, type, origin, showroom } = found
  return {
    accountId,
    sessionId,
    type,
    isOtpGiven: false,
    isOtpRecent: false,
    isLookingOn: false,
    scope: { origin, showroom },
  }
}

const scopeOf = (caller: Caller | null) =>
  caller && caller.scope !== 'account'
    ? { sessionId: caller.sessionId, ...caller.scope }
    : refuse(401, 'unauthenticated', messages.loginFirst)

export const readEmbedSession = async (deps: EmbedSessionDeps, caller: Caller | null) =>
  (await embedSessionOn(deps.db, scopeOf(caller))) ?? refuse(401, 'unauthenticated', messages.loginFirst)

/** Also for the other tabs of the website. The account stays signed in on our own. */
export const leaveEmbedSession = (deps: EmbedSessionDeps, caller: Caller | null) =>
  endEmbedSession(deps.db, scopeOf(caller))
