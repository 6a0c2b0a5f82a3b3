import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { aPayoutShop } from '../payout/testing/a-payout-shop.ts'
import { liveStored, storedKinds, type StoredStep } from './testing/a-life-shop.ts'

const shop = aPayoutShop()
beforeAll(async () => {
  const pro = await shop.thePro()
  await pro.save()
})

const step: fc.Arbitrary<StoredStep> = fc.record({
  kind: fc.constantFrom(...storedKinds, 'ship', 'deliver', 'return'),
  which: fc.nat(2),
  much: fc.nat(1_000),
})

/** By chance at the end, and on its way through everything: what a life has to come to before anything is paid out. */
const throughEverything = (some: readonly StoredStep[]): StoredStep[] => [
  { kind: 'raise', which: 1, much: 701 },
  { kind: 'approve', which: 0, much: 0 },
  { kind: 'ship', which: 0, much: 3 },
  ...[0, 1].map((which) => ({ kind: 'deliver' as const, which, much: 0 })),
  ...some,
  { kind: 'later', which: 0, much: 79 },
  { kind: 'release', which: 0, much: 0 },
  { kind: 'pay_out', which: 0, much: 0 },
]

test('random lives leave every cent where it belongs, on the real store and at a real provider', async () => {
  const taken = new Set<string>()
  const lives = fc.asyncProperty(
    fc.array(step, { maxLength: 6 }),
    fc.array(step, { minLength: 4, maxLength: 10 }),
    async (inTheMiddle, byChance) => {
      for (const steps of [throughEverything(inTheMiddle), byChance])
        for (const kind of await liveStored(shop, steps)) taken.add(kind)
      // Weeks go by, and no webhook finds its way to a test: what the provider told is not asked for.
      const found = (await shop.differences()).filter(({ name }) => !name.startsWith('Every event'))
      expect(found).toEqual([])
    },
  )
  await fc.assert(lives, { numRuns: process.env.NIGHT === '1' ? 50 : 2, endOnFailure: true })
  for (const kind of ['raise', 'ship', 'deliver', 'later', 'release', 'pay_out'])
    expect(taken).toContain(kind)
})
