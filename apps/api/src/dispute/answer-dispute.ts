import { disputeMessages as say } from '@showroom/contract/dispute/dispute.messages'
import { canAnswerDispute } from '@showroom/contract/dispute/dispute.rules'
import { carrierLabel } from '@showroom/contract/order/carriers.rules'
import { type ActingAdmin, deedBy } from '../account/acting-admin.ts'
import { writeAudit } from '../audit/audit.store.ts'
import {
  type Dispute,
  disputeByPublicId,
  forgetAnswer,
  lockDispute,
  saveAnswer,
} from '../payment/disputes/dispute.store.ts'
import { tellDispute } from '../payment/disputes/dispute-events.ts'
import { holdById } from '../payment/holds/hold.store.ts'
import { settleDispute } from '../payment/disputes/settle-dispute.ts'
import type { PaymentDeps } from '../payment/payment-deps.ts'
import type { Evidence, ProviderDispute } from '../payment/provider/disputes.ts'
import type { Provider } from '../payment/provider/provider.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import { tablePaperPdf } from '../shared/paper/table-paper-pdf.ts'
import { shownMoney } from '../shared/shown-money.ts'
import { sectionsOf } from './evidence-facts.ts'
import { addressOf, evidencePaper } from './evidence-paper.ts'
import { mailOfAccount } from './evidence.store.ts'
import { auditEntity } from './present-dispute.ts'
import { readKnown } from './read-evidence.ts'

export type DisputeDeps = { db: Db; now: () => Date; payment: PaymentDeps; publicUrl: string }
type Answering = { publicId: string; answer: 'evidence' | 'accepted'; note: string; admin: ActingAdmin }

/**
 * Tells the bank, once. It is written down before the bank is asked, so that no two Admins answer; what the bank never
 * heard is crossed out again, and what it did after a lost answer comes by its event.
 */
export const answerDispute = async (deps: DisputeDeps, asked: Answering): Promise<void> => {
  const provider = deps.payment.provider ?? refuse(409, 'no_provider', say.noProvider)
  if (!asked.admin.isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  const known = (await disputeByPublicId(deps.db, asked.publicId)) ?? refuseUnknown()
  await deps.db.transaction(async (tx) => {
    const dispute = (await lockDispute(tx, known.id)) ?? refuseUnknown()
    const at = deps.now()
    if (!canAnswerDispute(dispute, at)) refuse(409, 'dispute_answered', say.answered)
    const { answer, note, admin } = asked
    await saveAnswer(tx, dispute.id, { answer, note, by: admin.account.id, at })
    // Whatever becomes of the answer, who gave it is known.
    await writeDeed(tx, dispute, {
      ...asked,
      at,
      action: say.audit[answer],
      before: dispute.answer,
      after: answer,
    })
  })
  const told = await tell(deps, provider, { dispute: known, asked }).catch((error: unknown) =>
    whatWasHeard(deps, provider, { dispute: known, asked, error }),
  )
  await keep(deps, known, told)
}

/** An answer that was lost may have been heard: only what the bank still waits for is crossed out. */
const whatWasHeard = async (
  { db, now, payment }: DisputeDeps,
  { disputes }: Provider,
  { dispute, asked, error }: { dispute: Dispute; asked: Answering; error: unknown },
): Promise<ProviderDispute> => {
  payment.onProviderError(error)
  const told = await disputes.findDispute(dispute.providerRef).catch(() => null)
  if (told && told.state !== 'needs_response') return told
  await db.transaction(async (tx) => {
    if (!(await forgetAnswer(tx, dispute.id))) return
    const { answer } = asked
    await writeDeed(tx, dispute, {
      ...asked,
      at: now(),
      action: say.audit.notHeard,
      before: answer,
      after: null,
    })
  })
  return refuse(503, 'provider_silent', say.notHeard)
}

const tell = async (
  deps: DisputeDeps,
  { disputes }: Provider,
  { dispute, asked }: { dispute: Dispute; asked: Answering },
): Promise<ProviderDispute> => {
  if (asked.answer === 'accepted') return disputes.acceptDispute(dispute.providerRef)
  const { bytes, evidence } = await evidenceOf(deps, dispute, asked.note)
  const file = { bytes, name: say.paper.fileName(dispute.providerRef) }
  const fileId = await disputes.sendEvidenceFile(file, `evidence ${dispute.publicId} ${deps.now().getTime()}`)
  return disputes.answerWithEvidence(dispute.providerRef, { ...evidence, fileId })
}

/** The paper, and the same in the fields that a bank asks for. */
export const evidenceOf = async (
  { db, now, publicUrl }: Pick<DisputeDeps, 'db' | 'now' | 'publicUrl'>,
  dispute: Dispute,
  note: string,
): Promise<{ bytes: Buffer; evidence: Evidence }> => {
  const known = await readKnown(db, dispute)
  const whole = known.order?.whole
  const client = whole ? await mailOfAccount(db, whole.order.accountId) : { name: '', email: '' }
  const paper = evidencePaper({ dispute, known, client, note, now: now(), publicUrl })
  const shipment = known.order?.travelling.flatMap(({ shipments }) => shipments).at(-1)
  const goods = whole?.items.filter(({ subOrderId }) => subOrderId === dispute.subOrderId) ?? []
  const evidence = {
    fileId: '',
    text: textOf(note, known).slice(0, mostText),
    customerName: client.name,
    customerEmail: client.email,
    productDescription: goods
      .map(({ qty, uom, productName }) => `${qty} ${uom} ${productName}`)
      .join('; ')
      .slice(0, mostText),
    shippingAddress: whole ? addressOf(whole.order.shipTo).join(', ') : '',
    carrier: shipment ? carrierLabel(shipment.carrier) : '',
    trackingNumber: shipment?.tracking ?? '',
  }
  return { bytes: await tablePaperPdf(paper, undefined), evidence }
}

/** As much as a bank reads in one field. */
const mostText = 20_000

const textOf = (note: string, known: Parameters<typeof sectionsOf>[0]): string =>
  [
    note,
    ...sectionsOf(known).map(
      ({ heading, rows }) => `${heading}\n${rows.map(({ title, facts }) => `${title}: ${facts}`).join('\n')}`,
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const keep = ({ db, now, payment }: DisputeDeps, { holdId }: Dispute, told: ProviderDispute): Promise<void> =>
  db.transaction(async (tx) => {
    const hold = (await holdById(tx, holdId)) ?? refuseUnknown()
    const settled = await settleDispute(tx, payment, { hold, told })
    if (settled) await tellDispute(tx, { disputeId: settled.id, news: 'answered', at: now() })
  })

type Deed = { action: string; before: 'evidence' | 'accepted' | null; after: 'evidence' | 'accepted' | null }

const writeDeed = (
  tx: Queries,
  { publicId, amountCents }: Dispute,
  { admin, note, at, action, before, after }: Deed & Answering & { at: Date },
) =>
  writeAudit(tx, {
    ...deedBy(admin),
    at,
    action,
    entity: auditEntity,
    entityId: publicId,
    note: [shownMoney(amountCents), note].filter((word) => word !== '').join(': '),
    before: { answer: before },
    after: { answer: after },
  })
