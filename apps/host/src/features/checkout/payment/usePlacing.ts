import type { Placing } from '@showroom/contract/checkout/checkout'
import { statusOf } from '../../../data/failure.ts'
import { usePolling } from '../../../data/usePolling.ts'
import { useRead } from '../../../data/useRead.ts'

/** Together two and a half minutes. */
const pausesMs = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 60_000]

export type PlacingSeen =
  | { kind: 'waiting' }
  | { kind: 'missing' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'ready'; placing: Placing; hasGivenUp: boolean }

const isUnderWay = ({ state }: Placing) => state === 'placing' || state === 'confirming'

/** How far the order is: looked at again while the provider or a bank takes its time, never for ever. */
export const usePlacing = (orderId: string) => {
  const read = useRead('GET /api/checkout/{id}', { params: { id: orderId } })
  const placing = read.last?.data
  const isWaiting = placing !== undefined && isUnderWay(placing)
  const { lookAgain, hasGivenUp } = usePolling({ isWaiting, look: read.retry, pausesMs })
  const seen = (): PlacingSeen => {
    // A look that got no answer says nothing of the order that was seen before.
    if (placing) return { kind: 'ready', placing, hasGivenUp }
    if (read.kind !== 'failed') return { kind: 'waiting' }
    return statusOf(read.failure) === 404 ? { kind: 'missing' } : read
  }
  return { seen: seen(), answered: read.replace, lookAgain }
}
