import { z } from 'zod'

export const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be between 1 and 65532')
  // The contractor demo listens on the next one, the payment sandbox on the one after it, the AI sandbox on the third.
  .max(65_532, 'must be between 1 and 65532')

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address, such as https://shop.example.com' })
  .transform((address) => new URL(address).origin)

/** With its path; plain http only to a machine of one's own. */
export const collectorAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address, such as https://count.example.com/events',
})

export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a PostgreSQL address, such as postgres://user:password@localhost:5432/showroom',
})

export const onOff = z
  .enum(['on', 'off'], { error: 'must be "on" or "off"' })
  .transform((word) => word === 'on')

export const wholeNumber = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
