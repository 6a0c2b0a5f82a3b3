import { z } from 'zod'
import type { Queries } from '../db/sandbox-db.ts'
import { text } from '../http/form-fields.ts'
import { requireFile } from '../file/file.ts'

const written = z.string().max(20_000).optional()

/** Those of Stripe's fields that a shop of goods fills. */
export const evidence = z
  .strictObject({
    billing_address: written,
    customer_email_address: text.optional(),
    customer_name: text.optional(),
    product_description: written,
    service_date: text.optional(),
    shipping_address: written,
    shipping_carrier: text.optional(),
    shipping_date: text.optional(),
    shipping_tracking_number: text.optional(),
    shipping_documentation: text.optional(),
    receipt: text.optional(),
    refund_policy_disclosure: written,
    uncategorized_file: text.optional(),
    uncategorized_text: written,
  })
  .transform((given) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  )

const files = ['receipt', 'shipping_documentation', 'uncategorized_file']

/** A file that nobody has sent proves nothing. */
export const requireFiles = async (tx: Queries, given: Record<string, string>) => {
  for (const name of files) if (given[name]) await requireFile(tx, given[name])
}
