import { personPhotoPath } from '@showroom/contract/account/person-photo'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Db } from '../platform/db/db.ts'
import { type Account, defaultSettings } from './account.ts'
import { countAdmins, parentConsentOf } from './account.store.ts'
import { addressesOf, removeAddressesOf } from './profile/address.store.ts'
import type { PersonalData } from './personal-data.ts'
import { deleteMailedCodes } from './credentials/mailed-code.store.ts'
import { devicesOf, forgetDevicesOf } from './session/remembered-device.store.ts'
import { endSessionsOf, sessionsOf } from './session/session.store.ts'
import { forgetIdentitiesOf, identitiesOf } from './social/identity.store.ts'
import { deleteTwoStep, twoStepOf } from './two-step/two-step.store.ts'
import { forgetSignInsOf, signInsOf } from './session/sign-in.store.ts'

const everyAttempt = 10_000

/** What accounts themselves keep of a person. */
export const ownPersonalData = (db: Db, now: () => Date): PersonalData[] => [
  profile(db),
  {
    name: 'addresses',
    show: ({ id }) => addressesOf(db, id),
    erase: (tx, accountId) => removeAddressesOf(tx, accountId),
  },
  sessions(db, now),
  rememberedDevices(db, now),
  {
    name: 'social_logins',
    show: async ({ id }) => {
      const identities = await identitiesOf(db, id)
      return identities.map(({ provider, linkedAt }) => ({ provider, linked_at: linkedAt }))
    },
    erase: (tx, accountId) => forgetIdentitiesOf(tx, accountId),
  },
  {
    name: 'two_step',
    show: async ({ id }) => ({ since: (await twoStepOf(db, id))?.since ?? null }),
    erase: (tx, accountId) => deleteTwoStep(tx, accountId),
  },
  {
    name: 'sign_ins',
    show: ({ id }) => signInsOf(db, id, { most: everyAttempt }),
    erase: (tx, accountId) => forgetSignInsOf(tx, accountId),
  },
]

const profile = (db: Db): PersonalData => ({
  name: 'profile',
  show: async (account) => ({
    ...profileIn(account),
    adult_on: account.adultOn,
    is_age_open: account.isAgeOpen,
    parent_consent_at: await parentConsentOf(db, account.id),
  }),
  reasonToStay: async ({ type }) =>
    type === 'Admin' && (await countAdmins(db)) === 1 ? accountMessages.onlyAdmin : null,
  erase: (tx, accountId) => deleteMailedCodes(tx, accountId),
})

const sessions = (db: Db, now: () => Date): PersonalData => ({
  name: 'sessions',
  show: async ({ id }) => {
    const found = await sessionsOf(db, id, now())
    return found.map(({ device, place, lastSeenAt, signedInAt }) => ({
      device,
      place,
      signed_in_at: signedInAt,
      last_seen_at: lastSeenAt,
    }))
  },
  erase: (tx, accountId) => endSessionsOf(tx, accountId),
})

const rememberedDevices = (db: Db, now: () => Date): PersonalData => ({
  name: 'remembered_devices',
  show: async ({ id }) => {
    const devices = await devicesOf(db, id, now())
    return devices.map(({ device, place, rememberedAt, lastUsedAt, expiresAt }) => ({
      device,
      place,
      remembered_at: rememberedAt,
      last_used_at: lastUsedAt,
      expires_at: expiresAt,
    }))
  },
  erase: (tx, accountId) => forgetDevicesOf(tx, accountId),
})

const profileIn = (account: Account) => ({
  id: account.publicId,
  type: account.type,
  status: account.status,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email,
  email_verified_at: account.emailVerifiedAt,
  country_code: account.countryCode,
  phone_number: account.phoneNumber,
  zip_code: account.zipCode,
  photo: account.photo === null ? null : personPhotoPath(account.photo, 384),
  language: account.language,
  settings: { ...defaultSettings, ...account.settings },
})
