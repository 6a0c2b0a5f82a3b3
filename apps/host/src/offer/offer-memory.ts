import { readStored, writeStored } from '../current/stored.ts'
import type { OfferMemory } from './offer.rules.ts'

export const readOfferMemory = (): OfferMemory => {
  const closed = Number(readStored('offer_closed_at') ?? 0)
  return { isSent: readStored('offer_sent') !== null, closedAt: closed > 0 ? new Date(closed) : null }
}

export const rememberClosed = (now: Date): void => writeStored('offer_closed_at', String(now.getTime()))

export const rememberSent = (): void => writeStored('offer_sent', '1')
