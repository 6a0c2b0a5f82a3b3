import type { Shop } from '../shop/index.ts'
import type { Answer } from './popup.ts'
import { readSessionEntry, writeSessionEntry } from './session-storage.ts'
import { addressFor, type Handshake } from './handshake.ts'

/** What is kept of a try while the visitor is on our own site. */
type Kept = Pick<Handshake, 'state' | 'verifier'> & { hash: string }

/** Where no window can open: the whole page goes to our own site, and comes back to the same address. */
export const leaveToSignIn = (shop: Shop, handshake: Handshake) => {
  const { origin, pathname, search, hash } = location
  const kept: Kept = { state: handshake.state, verifier: handshake.verifier, hash }
  writeSessionEntry(shop, JSON.stringify(kept))
  location.assign(addressFor(shop, handshake, origin + pathname + search))
}

export type SignInReturn = { answer: Answer; verifier: string; state: string }

/** What the visitor brings back. It leaves the address at once, and the page's own hash is put back. */
export const takeReturn = (shop: Shop): SignInReturn | null => {
  const kept = keptIn(readSessionEntry(shop))
  if (!kept) return null
  writeSessionEntry(shop, null)
  const brought = new URLSearchParams(location.hash.slice(1))
  // The visitor came back in another way; or somebody wrote such an address, as anybody can.
  if (brought.get('showroom-state') !== kept.state) return null
  putBack(kept.hash)
  const code = brought.get('showroom-code')
  const answer = code ? { code } : { error: brought.get('showroom-error') ?? 'cancelled' }
  return { answer, verifier: kept.verifier, state: kept.state }
}

/** Widgets that keep their place in the hash hear that it has changed. */
const putBack = (hash: string) => {
  if (hash) location.replace(hash)
  else history.replaceState(history.state, '', location.pathname + location.search)
}

const keptIn = (text: string | null): Kept | null => {
  if (!text?.startsWith('{')) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'state' in kept && 'verifier' in kept && 'hash' in kept
