import { codeOf, fieldErrorsOf } from '../../../data/failure.ts'

/** What the second step is given by, where the server asks for it; null for any other failure. */
export const challengeIn = (failure: unknown): string | null =>
  codeOf(failure) === 'two_step_required' ? (fieldErrorsOf(failure).two_step?.[0] ?? null) : null
