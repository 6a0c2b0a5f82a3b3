import type { NewRate } from '@showroom/contract/rates/rate'
import type { RateKind } from '@showroom/contract/rates/rate.rules'
import { usStates } from '@showroom/contract/account/us-states'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { ratePageMessages as messages } from './messages.ts'

export type TypedRate = {
  kind: RateKind
  percent: string
  starts_on: string
  vendor: string
  category: string
  state: string
  zip_prefix: string
  taxes_shipping: boolean
  note: string
}

export const untyped: TypedRate = {
  kind: 'fee',
  percent: '',
  starts_on: '',
  vendor: '',
  category: '',
  state: '',
  zip_prefix: '',
  taxes_shipping: false,
  note: '',
}

/** Basis points of a typed percentage; null where it is none. */
export const bpsOf = (percent: string): number | null =>
  /^\d{1,3}(\.\d{1,2})?$/.test(percent.trim()) ? Math.round(Number(percent) * 100) : null

/** What can be said before anything is sent. */
export const rateFaults = ({ kind, percent, starts_on, state }: TypedRate): FieldErrors => ({
  ...(bpsOf(percent) === null ? { rate_bps: [messages.percentWrong] } : {}),
  ...(starts_on === '' ? { starts_on: [messages.dayMissing] } : {}),
  ...(kind === 'tax' && state === '' ? { state: [messages.stateMissing] } : {}),
})

export const rateOf = (typed: TypedRate): NewRate => {
  const { kind, percent, starts_on, note, vendor, category, zip_prefix, taxes_shipping } = typed
  const planned = { rate_bps: bpsOf(percent) ?? 0, starts_on, note }
  if (kind === 'fee') return { kind, ...planned, vendor, category }
  const state = usStates.find((each) => each === typed.state) ?? 'CA'
  return { kind, ...planned, state, zip_prefix, taxes_shipping }
}
