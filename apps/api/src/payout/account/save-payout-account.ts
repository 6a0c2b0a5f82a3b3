import { heldUntil } from '@showroom/contract/payout/payout-account.rules'
import type { PayoutSettings } from '@showroom/contract/payout/payout'
import { payoutMessages as say, w9 } from '@showroom/contract/payout/payout.messages'
import { dayAndHour } from '@showroom/contract/shared/day'
import Stripe from 'stripe'
import type { Account } from '../../account/account.ts'
import { deedBy } from '../../account/acting-admin.ts'
import type { Doer } from '../../account/doer.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { confirmPassword } from '../../account/credentials/confirm-password.ts'
import { isConfirmCode } from '../../account/credentials/confirm-code.ts'
import type { Party } from '../../balance/party.store.ts'
import type { Payee } from '../../payment/provider/payees.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type PayoutDeps, requireProvider } from '../payout-deps.ts'
import {
  addPayoutAccount,
  lockPayoutAccount,
  type PayoutAccount,
  payoutAccountById,
  payoutAccountOf,
  saveProviderRef,
  saveSettings,
} from './payout-account.store.ts'
import { postBankChanged } from './payout-letters.ts'
import { saveAnswer } from './settle-payout-account.ts'

type Saving = { party: Party; person: Account; settings: PayoutSettings; by: Doer }

/**
 * Saves payout settings. The provider is told outside of any transaction, of single-use tokens that a browser got from
 * it: asked again it answers the same, and what it says is what we keep.
 */
export const savePayoutAccount = async (
  deps: PayoutDeps,
  { party, person, settings, by }: Saving,
): Promise<{ isBankHeld: boolean }> => {
  const begun = await beginAccount(deps, { party, person })
  if (begun.savedAt !== null) await confirm(deps, person, settings)
  else if (settings.bank_token === undefined) refuseInvalid({ routing_number: [say.routingDigits] })
  const providerRef = begun.providerRef ?? (await openAccount(deps, begun, person))
  const payee = await tell(deps, { providerRef, settings })
  return deps.db.transaction(async (tx) => {
    const before = (await lockPayoutAccount(tx, begun.id)) ?? refuseUnknown()
    const at = deps.now()
    const isBankChanged = before.savedAt !== null && settings.bank_token !== undefined
    const until = isBankChanged ? heldUntil(at) : before.heldUntil
    await saveSettings(tx, before.id, {
      ...settingsOf(settings, payee, before),
      heldUntil: until,
      accountId: person.id,
      at,
    })
    if (isBankChanged && until) await postBankChanged(tx, deps, { before, until })
    const saved = (await payoutAccountById(tx, before.id)) ?? refuseUnknown()
    await saveAnswer(tx, deps, { before: saved, payee })
    await noteSettings(tx, { before, saved, by, at })
    return { isBankHeld: isBankChanged }
  })
}

type Noted = { before: PayoutAccount; saved: PayoutAccount; by: Doer; at: Date }

/** Where money goes since, and when: no number of bank or tax office beyond what everybody here may read. */
const noteSettings = (tx: Queries, { before, saved, by, at }: Noted) =>
  writeAudit(tx, {
    ...deedBy(by),
    at,
    action: 'saved payout settings',
    entity: 'payout_account',
    entityId: saved.publicId,
    before: partsNoted(before),
    after: partsNoted(saved),
  })

const partsNoted = ({ bankName, bankLast4, schedule, minimumCents }: PayoutAccount) => ({
  bank: `${bankName} ${bankLast4}`.trim(),
  schedule,
  minimum_cents: minimumCents,
})

/** What is there is changed by who knows the password and reads the mails. */
const confirm = async (deps: PayoutDeps, person: Account, { current_password, code }: PayoutSettings) => {
  await confirmPassword(deps, person, current_password ?? '')
  if (!(await isConfirmCode(deps, person, code ?? ''))) refuseInvalid({ code: [say.wrongCode] })
}

const beginAccount = (
  deps: PayoutDeps,
  { party, person }: Pick<Saving, 'party' | 'person'>,
): Promise<PayoutAccount> =>
  deps.db.transaction(async (tx) => {
    const { providerAccount } = requireProvider(deps)
    const owner = { ...party, providerAccount }
    const at = deps.now()
    const today = dayAndHour(at).day
    await addPayoutAccount(tx, { ...owner, publicId: newPublicId(), accountId: person.id, today, at })
    return (await payoutAccountOf(tx, owner)) ?? refuseUnknown()
  })

const openAccount = async (
  deps: PayoutDeps,
  { id, publicId }: PayoutAccount,
  person: Account,
): Promise<string> => {
  const opened = await asked(deps, () =>
    requireProvider(deps).payees.open({ payoutAccountId: publicId, email: person.email }),
  )
  await saveProviderRef(deps.db, id, opened)
  return (await payoutAccountById(deps.db, id))?.providerRef ?? opened
}

type Telling = { providerRef: string; settings: PayoutSettings }

const tell = (deps: PayoutDeps, { providerRef, settings }: Telling): Promise<Payee> =>
  asked(deps, () =>
    requireProvider(deps).payees.tell({
      id: providerRef,
      accountToken: settings.account_token,
      bankToken: settings.bank_token ?? null,
      statementName: settings.statement_name,
      email: settings.notification_email,
    }),
  )

/** What the provider refuses stands under the field that it is about. */
const asked = async <Answer>(deps: PayoutDeps, ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
      deps.onProviderError(error)
      return refuse(503, 'provider_unavailable', say.unavailable)
    }
    return refuseInvalid(
      /external_account|bank_account/.test(error.param ?? '')
        ? { account_number: [say.bankRefused] }
        : { legal_name: [say.identityRefused] },
    )
  }
}

const settingsOf = (sent: PayoutSettings, payee: Payee, before: PayoutAccount) => ({
  legalName: sent.legal_name,
  entityType: sent.entity_type,
  street: sent.street,
  apartment: sent.apartment,
  city: sent.city,
  state: sent.state,
  zipCode: sent.zip_code,
  bankName: payee.bank?.name ?? before.bankName,
  bankLast4: payee.bank?.last4 ?? before.bankLast4,
  statementName: sent.statement_name,
  schedule: sent.schedule,
  scheduleDay: sent.schedule_day,
  minimumCents: sent.minimum_cents,
  notificationEmail: sent.notification_email,
  w9Name: sent.w9_name,
  w9Version: w9.version,
})
