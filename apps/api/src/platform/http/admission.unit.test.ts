import { expect, test } from 'vitest'
import { admitCaller, isOwnShowroom } from './admission.ts'
import type { Origins } from './origins.ts'
import type { Caller } from './who.ts'

const own = 'https://market.example'
const page = 'https://harvest.example'
const origins: Origins = {
  isOwn: (origin) => origin === own,
  isKnown: async () => true,
  admits: async (origin, showroom) => origin === page && showroom === 'pro_harvest',
  refOf: async (name) => (name.toUpperCase() === 'HARVEST2' ? 'pro_harvest' : name),
  saw: async () => undefined,
}

const aCaller = (telling: Partial<Caller> = {}): Caller => ({
  accountId: 1,
  sessionId: 1,
  type: 'User',
  isOtpGiven: false,
  isOtpRecent: false,
  isLookingOn: false,
  scope: 'account',
  ...telling,
})
const onThePage = aCaller({ scope: { origin: page, showroom: 'pro_harvest' } })
const aRequester = (caller: Caller | null, origin: string | null = null) => ({
  caller,
  origin,
  isSessionOver: false,
  aiCaller: null,
})

const admit = (rule: Parameters<typeof admitCaller>[0], who: ReturnType<typeof aRequester>) =>
  admitCaller(rule, who, origins)

test.each(['User', 'Vendor', 'Contractor'] as const)('a call for admins is not a %s’s', async (type) => {
  await expect(admit({ access: 'admin' }, aRequester(aCaller({ type })))).rejects.toMatchObject({
    status: 403,
    code: 'not_authorized',
  })
})

test('a call for admins is an Admin’s once the one-time code is given', async () => {
  const admin = aCaller({ type: 'Admin' })
  await expect(admit({ access: 'admin' }, aRequester(admin))).rejects.toMatchObject({ code: 'otp_required' })
  await admit({ access: 'admin' }, aRequester({ ...admin, isOtpGiven: true }))
})

test('a call for some types is refused to the others', async () => {
  const rule = { access: 'account', roles: ['Contractor', 'Vendor'] } as const
  await admit(rule, aRequester(aCaller({ type: 'Vendor' })))
  await expect(admit(rule, aRequester(aCaller()))).rejects.toMatchObject({ code: 'not_authorized' })
})

test.each(['anyone', 'cart', 'session', 'account', 'admin'] as const)(
  'an account’s token opens no %s call on a website of somebody else',
  async (access) => {
    await expect(admit({ access }, aRequester(aCaller(), page))).rejects.toMatchObject({
      code: 'origin_refused',
    })
  },
)

test.each(['anyone', 'cart'] as const)('a session of a page may use %s calls on that page', (access) =>
  admit({ access }, aRequester(onThePage, page)),
)

test.each(['session', 'account', 'admin'] as const)(
  'a session of a page may use no %s call',
  async (access) => {
    await expect(admit({ access }, aRequester(onThePage, page))).rejects.toMatchObject({
      code: 'not_authorized',
    })
  },
)

test.each([null, own, 'https://elsewhere.example'])(
  'a session of a page opens nothing from %s',
  async (origin) => {
    await expect(admit({ access: 'cart' }, aRequester(onThePage, origin))).rejects.toMatchObject({
      code: 'origin_refused',
    })
  },
)

test('a session of a page opens nothing once its showroom took the site off its list', async () => {
  const gone = { ...origins, admits: async () => false }
  await expect(admitCaller({ access: 'cart' }, aRequester(onThePage, page), gone)).rejects.toMatchObject({
    code: 'origin_refused',
  })
})

test('a session of a page knows its own showroom by both names, and no other', async () => {
  for (const name of ['pro_harvest', 'harvest2'])
    expect(await isOwnShowroom(onThePage, name, origins)).toBe(true)
  expect(await isOwnShowroom(onThePage, 'pro_cedar', origins)).toBe(false)
  expect(await isOwnShowroom(aCaller(), 'pro_cedar', origins)).toBe(true)
})

test('a session that is over is told so before a cart is touched, and may still look around', async () => {
  const over = { ...aRequester(null), isSessionOver: true }
  await expect(admit({ access: 'cart' }, over)).rejects.toMatchObject({ status: 401 })
  await admit({ access: 'anyone' }, over)
})

test('a call that acts on a cookie alone is refused without the name of our own page', async () => {
  const rule = { access: 'anyone', byCookie: true } as const
  for (const origin of [null, page])
    await expect(admit(rule, aRequester(null, origin))).rejects.toMatchObject({ code: 'origin_refused' })
  await expect(admit(rule, aRequester(null, own))).resolves.toBeUndefined()
})

test('a call that makes a contract waits until the caller’s age is told; any other does not', async () => {
  const open = aRequester(aCaller({ isAgeOpen: true }))
  const contract = { access: 'account', makesContract: true } as const
  await expect(admit(contract, open)).rejects.toMatchObject({
    status: 403,
    code: 'age_open',
    message: 'Please tell us your date of birth first.',
  })
  await admit({ access: 'account' }, open)
  await admit(contract, aRequester(aCaller({ isAgeOpen: false })))
  await admit(contract, aRequester(aCaller()))
})
