import { faultCards, type FaultBehavior } from '../fault/fault-cards.ts'

/** What a test card does when it is checked or charged. */
export type Behavior =
  | 'succeeds'
  | 'fails_when_charged'
  | 'asks_for_authentication'
  | 'asks_unless_set_up'
  | 'asks_then_declines'
  | 'card_declined'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'card_velocity_exceeded'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'disputed_as_fraud'
  | 'disputed_as_not_received'
  | FaultBehavior

export type TestCard = { brand: string; funding: string; country: string; behavior: Behavior }

const cardsOf = (
  brand: string,
  numbers: string[],
  { funding = 'credit', behavior = 'succeeds' as Behavior } = {},
) => numbers.map((number) => [number, { brand, funding, country: 'US', behavior }] as const)

/** Stripe's published test cards; with our own fault cards there are no others, so that nobody's real card can be taken. */
const published = new Map<string, TestCard>([
  ...cardsOf('visa', ['4242424242424242']),
  ...cardsOf('visa', ['4000056655665556'], { funding: 'debit' }),
  ...cardsOf('mastercard', ['5555555555554444', '2223003122003222']),
  ...cardsOf('mastercard', ['5200828282828210'], { funding: 'debit' }),
  ...cardsOf('mastercard', ['5105105105105100'], { funding: 'prepaid' }),
  ...cardsOf('amex', ['378282246310005', '371449635398431']),
  ...cardsOf('discover', ['6011111111111117', '6011000990139424']),
  ...cardsOf('discover', ['6011981111111113'], { funding: 'debit' }),
  ...cardsOf('diners', ['3056930009020004', '36227206271667']),
  ...cardsOf('jcb', ['3566002020360505']),
  ...cardsOf('unionpay', ['6200000000000005', '6205500000000000004']),
  ...cardsOf('unionpay', ['6200000000000047'], { funding: 'debit' }),
  ...cardsOf('visa', ['4000000000000002'], { behavior: 'card_declined' }),
  ...cardsOf('visa', ['4000000000009995'], { behavior: 'insufficient_funds' }),
  ...cardsOf('visa', ['4000000000009987'], { behavior: 'lost_card' }),
  ...cardsOf('visa', ['4000000000009979'], { behavior: 'stolen_card' }),
  ...cardsOf('visa', ['4000000000006975'], { behavior: 'card_velocity_exceeded' }),
  ...cardsOf('visa', ['4000000000000069'], { behavior: 'expired_card' }),
  ...cardsOf('visa', ['4000000000000127'], { behavior: 'incorrect_cvc' }),
  ...cardsOf('visa', ['4000000000000119'], { behavior: 'processing_error' }),
  ...cardsOf('visa', ['4000000000000341'], { behavior: 'fails_when_charged' }),
  ...cardsOf('visa', ['4000002500003155'], { behavior: 'asks_unless_set_up' }),
  ...cardsOf('visa', ['4000002760003184', '4000000000003220'], { behavior: 'asks_for_authentication' }),
  ...cardsOf('visa', ['4000008400001629'], { behavior: 'asks_then_declines' }),
  ...cardsOf('visa', ['4000000000000259'], { behavior: 'disputed_as_fraud' }),
  ...cardsOf('visa', ['4000000000002685'], { behavior: 'disputed_as_not_received' }),
])

/** Ours, to break things with: see the README. */
const breaking = new Map<string, TestCard>(
  faultCards.flatMap(({ number, behavior }) => cardsOf('visa', [number], { behavior })),
)

export const testCardOf = (number: string): TestCard | null =>
  published.get(number) ?? breaking.get(number) ?? null
