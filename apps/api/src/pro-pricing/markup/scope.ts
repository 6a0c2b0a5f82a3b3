import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Account } from '../../account/account.ts'
import { accountByEmail } from '../../account/account.store.ts'
import { hasCart } from '../../cart/showroom-carts.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import type { OwnShowroom, ProPricingDeps } from '../pro-pricing-deps.ts'
import { categoryIdOf, productIdOf, vendorIdOf } from './scope.store.ts'

/** As a Pro names what a rule or a coupon is for. */
export type NamedScope = {
  vendor?: string | undefined
  category?: string | undefined
  product?: string | undefined
  client?: string | undefined
}

export type ScopeIds = {
  vendorId: number | null
  categoryId: number | null
  productId: number | null
  clientId: number | null
}

/** What was named, found; else every name that is not known is told at its field. */
export const scopeNamed = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  named: NamedScope,
): Promise<ScopeIds> => {
  const { db } = deps
  const errors: FieldErrors = {}
  const found = async (field: keyof NamedScope, find: (name: string) => Promise<number | null>) => {
    const name = named[field]
    const id = name === undefined ? null : await find(name)
    if (name !== undefined && id === null) errors[field] = [unknown[field]]
    return id
  }
  const ids = {
    vendorId: await found('vendor', (name) => vendorIdOf(db, name)),
    categoryId: await found('category', (slug) => categoryIdOf(db, slug)),
    productId: await found('product', (publicId) => productIdOf(db, publicId)),
    clientId: await found('client', (email) => clientIdOf(deps, showroom, email)),
  }
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
  return ids
}

const unknown: Record<keyof NamedScope, string> = {
  vendor: proPricingMessages.unknownVendor,
  category: proPricingMessages.unknownCategory,
  product: proPricingMessages.unknownProduct,
  client: proPricingMessages.unknownClient,
}

/** Whether an address has an account at all is nobody's to find out. */
const clientIdOf = async ({ db }: ProPricingDeps, showroom: OwnShowroom, email: string) => {
  const account = await accountByEmail(db, email)
  return account && (await isClientOf(db, account, showroom.id)) ? account.id : null
}

/** Only who signed up, or has begun to shop, in the showroom can be named. */
export const isClientOf = async (db: Queries, account: Account, showroomId: number): Promise<boolean> =>
  account.showroomId === showroomId || hasCart(db, { accountId: account.id, showroomId })
