import type { Shop } from '../shop/index.ts'

/** What only this page knows of one try to sign in (PKCE), and what our own window is told of it. */
export type Handshake = { state: string; verifier: string; challenge: string }

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

export const createHandshake = async (): Promise<Handshake> => {
  const verifier = randomText()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { state: randomText(), verifier, challenge: base64url(new Uint8Array(digest)) }
}

/** The page of our own site where the visitor says yes. `back`: the page to return to, where no window can open. */
export const addressFor = ({ apiBase, showroom }: Shop, handshake: Handshake, back?: string): string => {
  const { state, challenge } = handshake
  const query = new URLSearchParams({
    showroom,
    origin: location.origin,
    state,
    challenge,
    ...(back && { back }),
  })
  return `${apiBase || location.origin}/showroom/embed/sign-in?${query}`
}
