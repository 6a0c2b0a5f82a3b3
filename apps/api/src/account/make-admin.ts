import { defaultCountryCode } from '@showroom/contract/policy/figures'
import type { Db } from '../platform/db/db.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { Account } from './account.ts'
import { splitName } from './account.ts'
import { accountByEmail, createAccount } from './account.store.ts'
import { saveMailedCode } from './credentials/mailed-code.store.ts'
import { newLinkCode, sha256 } from './session/secret.ts'

const goodForMs = 24 * 3_600_000

export type NewAdmin = { email: string; name: string; now: Date }

/** An Admin who has no password yet, and the code with which they choose one. Whoever is an Admin gets a new code. */
export const makeAdmin = async (
  db: Db,
  { email, name, now }: NewAdmin,
): Promise<{ account: Account; code: string }> =>
  db.transaction(async (tx) => {
    await createAccount(tx, {
      publicId: newPublicId(),
      type: 'Admin',
      status: 'Active',
      ...splitName(name),
      email,
      passwordHash: null,
      countryCode: defaultCountryCode,
      phoneNumber: '',
      zipCode: '',
      showroomId: null,
    })
    const account = await accountByEmail(tx, email)
    // Nobody becomes an Admin by an address that they chose themselves.
    if (account?.type !== 'Admin')
      throw new Error(`${email} belongs to an account that is no Admin's. Please choose another e-mail.`)
    const code = newLinkCode()
    await saveMailedCode(tx, {
      accountId: account.id,
      purpose: 'reset',
      codeHash: sha256(code),
      email: account.email,
      now,
      expiresAt: new Date(now.getTime() + goodForMs),
    })
    return { account, code }
  })
