import { chargeAnswer, requireCharge } from '../charge/charge.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { refuseRequest, StripeError } from '../http/stripe-error.ts'
import { paymentMethodAnswer, requirePaymentMethod } from '../payment-method/payment-method.ts'
import type { Till } from './bank.ts'
import { intentAnswer, requireIntent } from './payment-intent.ts'
import type { PaymentIntent } from './payment-intent.store.ts'

type Expansion = (tx: Queries, one: PaymentIntent) => Promise<object>

const expansions: Record<string, Expansion> = {
  latest_charge: async (tx, { latestChargeId }) =>
    latestChargeId === null
      ? {}
      : { latest_charge: await chargeAnswer(tx, await requireCharge(tx, latestChargeId, 'charge')) },
  payment_method: async (tx, { paymentMethodId }) =>
    paymentMethodId === null
      ? {}
      : {
          payment_method: paymentMethodAnswer(
            await requirePaymentMethod(tx, paymentMethodId, 'payment_method'),
          ),
        },
}

type Wanted = { one: PaymentIntent; expand: string[] | undefined }

/** An intent with what it names in full, where that was asked for. */
export const expandedAnswer = async ({ tx, origin }: Till, { one, expand }: Wanted): Promise<object> => {
  const parts: object[] = [intentAnswer(one, origin)]
  for (const name of expand ?? []) {
    const field = name.replace(/^data\./, '')
    const full = expansions[field]
    if (full === undefined) refuseRequest(`This property cannot be expanded (${field}).`, { param: 'expand' })
    else parts.push(await full(tx, one))
  }
  return Object.assign({}, ...parts)
}

type Done = { done: { id: string } | StripeError; expand: string[] | undefined }

/** After an operation: what is there now, or what was refused. */
export const answerAfter = async (till: Till, { done, expand }: Done) =>
  done instanceof StripeError
    ? done
    : expandedAnswer(till, { one: await requireIntent(till.tx, done.id), expand })
