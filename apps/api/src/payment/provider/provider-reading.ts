import type { AnySchema } from '@showroom/contract/shared/endpoint'
import { z } from 'zod'

/** An emulator may answer anything: what is not what we asked for is no success. */
export const read = <Shape extends AnySchema>(shape: Shape, answer: unknown): z.output<Shape> => {
  const parsed = z.safeParse(shape, answer)
  if (!parsed.success)
    throw new UnexpectedProviderAnswer(parsed.error.issues.map(({ path }) => path.join('.')))
  return parsed.data
}

export class UnexpectedProviderAnswer extends Error {
  constructor(fields: string[]) {
    super(`The payment provider's answer is not what was asked for: ${fields.join(', ') || 'no object'}.`)
    this.name = 'ProviderNonsense'
  }
}
