import { z } from 'zod'

/** Whether signing in has a second step, and how many ways around a lost app are left. */
export const twoStep = z
  .object({
    is_on: z.boolean(),
    since: z.iso.datetime().nullable(),
    recovery_left: z.int(),
    has_password: z.boolean(),
  })
  .meta({ id: 'TwoStep' })
export type TwoStep = z.infer<typeof twoStep>
