import { changedMetadata } from '../http/form-fields.ts'
import type { Changing, Confirming } from './payment-intent.forms.ts'
import type { PaymentIntent } from './payment-intent.store.ts'

/** What may be changed of an intent whatever its status. */
export const changedIntent = (before: PaymentIntent, form: Changing): PaymentIntent => ({
  ...before,
  description: form.description === undefined ? before.description : form.description,
  transferGroup: form.transfer_group ?? before.transferGroup,
  metadata: changedMetadata(before.metadata, form.metadata),
})

export const confirmedIntent = (before: PaymentIntent, form: Confirming): PaymentIntent => ({
  ...before,
  offSession: form.off_session,
  returnUrl: form.return_url ?? before.returnUrl,
  setupFutureUsage: form.setup_future_usage ?? before.setupFutureUsage,
})
