import { createHash, randomBytes } from 'node:crypto'
import type { EmbedSession } from '@showroom/contract/account/embed-session'
import type { browserOn } from './person.ts'

type Ask = ReturnType<typeof browserOn>

const randomText = () => randomBytes(32).toString('base64url')

/** The verified website of HARVEST2, and what it makes up to sign a visitor in. */
export const harvestSite = 'https://www.harvesthomeremodeling.example'

export const aSignInIntent = (telling: { origin?: string; showroom?: string } = {}) => {
  const verifier = randomText()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { origin: harvestSite, showroom: 'HARVEST2', state: randomText(), ...telling, verifier, challenge }
}
export type SignInIntent = ReturnType<typeof aSignInIntent>

/** What our own window does for somebody who is signed in. */
export const codeFor = (ask: Ask, token: string, { verifier: _, ...body }: SignInIntent) =>
  ask<{ code: string }>('POST /api/embed/code', { token, body })

export type Swap = Partial<Omit<SignInIntent, 'challenge'>> & {
  code: string
  headers?: Record<string, string>
}

/** What the page does with the code; say only what it does wrong. */
export const swapOf = (ask: Ask, intent: SignInIntent, { code, headers, ...wrong }: Swap) => {
  const { origin, showroom, verifier, state } = { ...intent, ...wrong }
  return ask<EmbedSession & { token: string }>('POST /api/embed/session', {
    headers: headers ?? { origin },
    body: { showroom, code, verifier, state },
  })
}

/** Signed in on the page: the token of its session. */
export const signedInOn = async (ask: Ask, token: string, intent = aSignInIntent()): Promise<string> => {
  const { data: given } = await codeFor(ask, token, intent)
  const { data } = await swapOf(ask, intent, { code: given.code })
  return data.token
}
