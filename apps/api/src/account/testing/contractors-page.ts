import { createHash, randomBytes } from 'node:crypto'
import type { EmbedSession } from '@showroom/contract/account/embed-session'
import type { browserOn } from './person.ts'

type Ask = ReturnType<typeof browserOn>

const randomText = () => randomBytes(32).toString('base64url')

/** The verified website of HARVEST2, and what it makes up to sign a visitor in. */
export const harvestSite = 'https://www.harvesthomeremodeling.example'

export const aWish = (telling: { origin?: string; showroom?: string } = {}) => {
  const verifier = randomText()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { origin: harvestSite, showroom: 'HARVEST2', state: randomText(), ...telling, verifier, challenge }
}
export type Wish = ReturnType<typeof aWish>

/** What our own window does for somebody who is signed in. */
export const codeFor = (ask: Ask, token: string, { verifier: _, ...body }: Wish) =>
  ask<{ code: string }>('POST /api/embed/code', { token, body })

export type Swap = Partial<Omit<Wish, 'challenge'>> & { code: string; headers?: Record<string, string> }

/** What the page does with the code; say only what it does wrong. */
export const swapOf = (ask: Ask, wish: Wish, { code, headers, ...wrong }: Swap) => {
  const { origin, showroom, verifier, state } = { ...wish, ...wrong }
  return ask<EmbedSession & { token: string }>('POST /api/embed/session', {
    headers: headers ?? { origin },
    body: { showroom, code, verifier, state },
  })
}

/** Signed in on the page: the token of its session. */
export const signedInOn = async (ask: Ask, token: string, wish = aWish()): Promise<string> => {
  const { data: given } = await codeFor(ask, token, wish)
  const { data } = await swapOf(ask, wish, { code: given.code })
  return data.token
}
