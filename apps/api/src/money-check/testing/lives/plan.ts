import fc from 'fast-check'

/** A line of an order that nobody has written yet. Money is in cents, rates in basis points. */
export type PlannedLine = {
  finalPriceCents: number
  feeBps: number
  markupBps: number
  qty: number
  isCouponed: boolean
  vendor: number
  weight: number
}

export type PlannedDelivery = { shippingCents: number; shippingTaxBps: number; carrierCents: number }

export const stepKinds = [
  'raise',
  'absorb',
  'approve',
  'ship',
  'deliver',
  'decline',
  'cancel',
  'return',
  'claim',
  'later',
  'release',
  'pay_out',
  'send_back',
  'charge_milestone',
  'refund_milestone',
] as const
export type StepKind = (typeof stepKinds)[number]

/** What somebody tries: of which line or party, how much, and whether a bank says yes. What can not be done is not. */
export type PlannedStep = { kind: StepKind; which: number; much: number; isGranted: boolean }

export type Plan = {
  lines: readonly PlannedLine[]
  deliveries: readonly PlannedDelivery[]
  coupon: { offBps: number } | { offCents: number } | null
  taxBps: number
  /** Of our own showroom: nobody stands behind the markup. */
  isPlatforms: boolean
  milestones: { priceCents: number; percents: readonly number[] }
  steps: readonly PlannedStep[]
}

export const vendors = 3

const line: fc.Arbitrary<PlannedLine> = fc.record({
  finalPriceCents: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 500_000 })),
  feeBps: fc.constantFrom(800, 0, 137),
  markupBps: fc.oneof(fc.constantFrom(0, 1_000, 1_500), fc.integer({ min: 0, max: 20_000 })),
  qty: fc.integer({ min: 1, max: 24 }),
  isCouponed: fc.boolean(),
  vendor: fc.nat(vendors - 1),
  weight: fc.nat(6_000),
})

const delivery: fc.Arbitrary<PlannedDelivery> = fc.record({
  shippingCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40_000 })),
  shippingTaxBps: fc.constantFrom(0, 950),
  carrierCents: fc.nat(60_000),
})

/** How often each is tried: what ends a line is rare, and what its money is moved by is not. */
const often: Record<StepKind, number> = {
  raise: 2,
  absorb: 2,
  approve: 4,
  ship: 10,
  deliver: 3,
  decline: 1,
  cancel: 1,
  return: 4,
  claim: 2,
  later: 4,
  release: 3,
  pay_out: 3,
  send_back: 1,
  charge_milestone: 2,
  refund_milestone: 2,
}

const step: fc.Arbitrary<PlannedStep> = fc.record({
  kind: fc.constantFrom(...stepKinds.flatMap((kind) => Array.from({ length: often[kind] }, () => kind))),
  which: fc.nat(11),
  much: fc.nat(1_000),
  isGranted: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
})

/** Percents that sum to a hundred. */
const percents = fc
  .array(fc.integer({ min: 1, max: 60 }), { minLength: 0, maxLength: 3 })
  .map((some) => some.filter((_, index) => some.slice(0, index + 1).reduce((a, b) => a + b, 0) < 100))
  .map((some) => [...some, 100 - some.reduce((a, b) => a + b, 0)])

export const plans: fc.Arbitrary<Plan> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  deliveries: fc.array(delivery, { minLength: vendors, maxLength: vendors }),
  coupon: fc.oneof(
    fc.constant(null),
    fc.record({ offBps: fc.integer({ min: 1, max: 5_000 }) }),
    fc.record({ offCents: fc.integer({ min: 1, max: 100_000 }) }),
  ),
  taxBps: fc.oneof(fc.constantFrom(0, 950), fc.nat(1_200)),
  isPlatforms: fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0),
  milestones: fc.record({ priceCents: fc.integer({ min: 1, max: 900_000 }), percents }),
  steps: fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }),
})
