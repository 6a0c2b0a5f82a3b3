import { isSlug, slugOf } from '@showroom/contract/catalogue/departments.rules'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { departmentsMessages as messages } from './messages.ts'

export type TypedName = { name: string; slug: string }

export const nameFaults = ({ name, slug }: TypedName): FieldErrors => ({
  ...(name.trim() === '' ? { name: [messages.nameMissing] } : {}),
  ...(isSlug(slug.trim().toLowerCase()) ? {} : { slug: [messages.addressWrong] }),
})

/** The address follows the name for as long as nobody has typed another. */
export const named = ({ name: before, slug }: TypedName, name: string): TypedName => ({
  name,
  slug: slug === slugOf(before) ? slugOf(name) : slug,
})
