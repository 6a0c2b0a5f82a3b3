import { afterAll, beforeAll, beforeEach } from 'vitest'
import { accountByEmail } from '../../account/account.store.ts'
import { browserOn } from '../../account/testing/person.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { orderFor } from '../../checklist/testing/order.store.ts'
import { anOrder } from '../../order/testing/an-order.ts'
import { anAdmin, aVendorsMember, theProOf } from '../../order/testing/staff.store.ts'
import { aProject } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { vendorCalled } from './order-thread.store.ts'

type Opened = Awaited<ReturnType<typeof openTestApp>>
const minuteMs = 60_000

/** Whoever works on the running example's deliveries. */
const staffIn = async ({ db }: Opened, now: Date) => {
  const { subOrders } = await anOrder(db)
  const names = await Promise.all(subOrders.map(({ vendorId }) => vendorCalled(db, vendorId)))
  const [vendor = '', other = ''] = names
  return {
    names,
    pro: await theProOf(db, { now, showroom: 'HARVEST2' }),
    vendor: await aVendorsMember(db, { now, vendor }),
    other: await aVendorsMember(db, { now, vendor: other }),
    admin: await anAdmin(db, { now }),
  }
}

/** An order of three deliveries for a project, placed long enough ago for its vendors to know of it. */
const orderIn = async (opened: Opened, now: Date) => {
  const { owner, id: project } = await aProject(opened)
  const account = await accountByEmail(opened.db, owner.email)
  if (!account) throw new Error('The owner has an account.')
  const placedAt = new Date(now.getTime() - 120 * minuteMs)
  const order = await anOrder(opened.db, { accountId: account.id, placedAt })
  const [item] = order.items
  const [delivery] = order.subOrders
  if (!item || !delivery) throw new Error('The running example has deliveries.')
  await orderFor(opened.db, item.publicId, { projectId: project, status: 'vendor_approved' })
  return { owner, project, order, item: item.publicId, delivery: delivery.publicId }
}

/** The application with a clock of its own, an order, and everybody who works on it. */
export const aHouseOfDeliveries = () => {
  let opened: Opened
  let address: string
  let staff: Awaited<ReturnType<typeof staffIn>>
  let clock = testDay.getTime()
  const now = () => new Date(clock)
  beforeAll(async () => {
    opened = await openTestApp({}, now)
    await fillShelf(opened.db)
    staff = await staffIn(opened, now())
    address = await opened.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => opened.close())
  beforeEach(() => {
    clock += 10 * minuteMs
  })
  return {
    opened: () => opened,
    address: () => address,
    staff: () => staff,
    now,
    later: (ms: number) => {
      clock += ms
    },
    anOrderOfProject: () => orderIn(opened, now()),
    asking:
      ({ token }: { token: string }) =>
      <Data>(call: string, body?: object) =>
        browserOn(opened.app)<Data>(call, { token, ...(body ? { body } : {}) }),
    /** What a page sends: nobody writes as fast as a test. */
    said: (text: string) => {
      clock += 5_000
      return { client_id: `c${clock}`, body: text }
    },
  }
}
