import type { Behavior } from '../card/test-cards.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export type PaymentIntent = {
  id: string
  clientSecret: string
  amount: number
  amountReceived: number
  currency: string
  customerId: string | null
  paymentMethodId: string | null
  status: PaymentStatus
  captureMethod: 'automatic' | 'manual'
  setupFutureUsage: string | null
  offSession: boolean
  returnUrl: string | null
  allowedTypes: string[] | null
  automatic: object | null
  description: string | null
  metadata: Record<string, string>
  transferGroup: string | null
  latestChargeId: string | null
  lastError: object | null
  cancellationReason: string | null
  canceledAt: Date | null
  createdAt: Date
  /** Of its card. */
  behavior: Behavior | null
}

const columns = sql`id, client_secret as "clientSecret", amount, amount_received as "amountReceived", currency,
  customer_id as "customerId", payment_method_id as "paymentMethodId", status, capture_method as "captureMethod",
  setup_future_usage as "setupFutureUsage", off_session as "offSession", return_url as "returnUrl",
  allowed_types as "allowedTypes", automatic, description, metadata, transfer_group as "transferGroup",
  latest_charge_id as "latestChargeId", last_error as "lastError", cancellation_reason as "cancellationReason",
  canceled_at as "canceledAt", created_at as "createdAt",
  (select behavior from payment_method where payment_method.id = payment_intent.payment_method_id) as behavior`

/** Newest first. */
export const intentsWhere = (tx: Queries, condition: Sql) =>
  tx.query<PaymentIntent>(sql`select ${columns} from payment_intent where ${condition} order by place desc`)

export const intentById = async (tx: Queries, id: string): Promise<PaymentIntent | null> =>
  (await intentsWhere(tx, sql`id = ${id}`))[0] ?? null

export const intentByClientSecret = async (tx: Queries, secret: string): Promise<PaymentIntent | null> =>
  (await intentsWhere(tx, sql`client_secret = ${secret}`))[0] ?? null

/** Whose bank has let go of the money. */
export const intentsWithDeadHold = (tx: Queries, now: Date) =>
  intentsWhere(
    tx,
    sql`status = 'requires_capture'
      and latest_charge_id in (select id from charge where not is_captured and capture_before <= ${now})`,
  )

const json = (value: object | null) => value && JSON.stringify(value)

export const saveIntent = (tx: Queries, one: PaymentIntent) =>
  tx.query(sql`
    insert into payment_intent (id, client_secret, amount, amount_received, currency, customer_id, payment_method_id,
      status, capture_method, setup_future_usage, off_session, return_url, allowed_types, automatic, description,
      metadata, transfer_group, latest_charge_id, last_error, cancellation_reason, canceled_at, created_at)
    values (${one.id}, ${one.clientSecret}, ${one.amount}, ${one.amountReceived}, ${one.currency}, ${one.customerId},
      ${one.paymentMethodId}, ${one.status}, ${one.captureMethod}, ${one.setupFutureUsage}, ${one.offSession},
      ${one.returnUrl}, ${json(one.allowedTypes)}::jsonb, ${json(one.automatic)}::jsonb, ${one.description},
      ${json(one.metadata)}::jsonb, ${one.transferGroup}, ${one.latestChargeId}, ${json(one.lastError)}::jsonb,
      ${one.cancellationReason}, ${one.canceledAt}, ${one.createdAt})
    on conflict (id) do update set amount_received = excluded.amount_received,
      payment_method_id = excluded.payment_method_id, status = excluded.status, off_session = excluded.off_session,
      return_url = excluded.return_url, description = excluded.description, metadata = excluded.metadata,
      transfer_group = excluded.transfer_group, latest_charge_id = excluded.latest_charge_id,
      last_error = excluded.last_error, cancellation_reason = excluded.cancellation_reason,
      canceled_at = excluded.canceled_at, setup_future_usage = excluded.setup_future_usage`)
