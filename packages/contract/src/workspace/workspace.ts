import { z } from 'zod'

/** How much waits for somebody, by the panel of their workspace where it is dealt with; none is left out. */
export const waiting = z.record(z.string(), z.int()).meta({ id: 'Waiting' })
export type Waiting = z.infer<typeof waiting>
