import { readStored, writeStored } from '../../shop-context/local-storage.ts'
import type { OfferMemory } from './lead-popup.rules.ts'

export const readOfferMemory = (): OfferMemory => {
  const closed = Number(readStored('offer_closed_at') ?? 0)
  return { isSent: readStored('offer_sent') !== null, closedAt: closed > 0 ? new Date(closed) : null }
}

export const rememberClosed = (now: Date): void => writeStored('offer_closed_at', String(now.getTime()))

export const rememberSent = (): void => writeStored('offer_sent', '1')
