import { setTimeout as sleep } from 'node:timers/promises'
import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { ArrangedCategory, ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { aDecidingAdmin } from '../../../application/testing/a-deciding-admin.ts'

/** An Admin at the departments, and shoppers of two showrooms who look a second later. */
export const aDesk = () => {
  const admin = aDecidingAdmin()
  const { ask, asAdmin, later } = admin

  /** What is kept of showrooms and of the catalogue is at most a second old. */
  const aSecondLater = async () => {
    later(1_000)
    await sleep(1_050)
  }
  const tree = async () => (await asAdmin<ArrangedDepartment[]>('GET /api/admin/departments')).data
  const does = (call: string, body?: object) => asAdmin<ArrangedDepartment[]>(call, body)
  const all = async (): Promise<ArrangedCategory[]> => (await tree()).flatMap(({ categories }) => categories)
  const category = async (slug: string): Promise<ArrangedCategory> => {
    const found = (await all()).find((each) => each.slug === slug)
    if (!found) throw new Error(`There is no ${slug}.`)
    return found
  }
  const department = async (slug: string): Promise<ArrangedDepartment> => {
    const found = (await tree()).find((each) => each.slug === slug)
    if (!found) throw new Error(`There is no ${slug}.`)
    return found
  }
  const menu = async (showroom = 'HARVEST2') =>
    (await ask<Department[]>(`GET /api/menu_category?showroom=${showroom}`)).data
  return {
    ...admin,
    aSecondLater,
    tree,
    does,
    category,
    department,
    menu,
    inMenu: async (slug: string): Promise<Category | undefined> =>
      (await menu()).flatMap(({ categories }) => categories).find((each) => each.slug_url === slug),
    list: async (query: string) => {
      const reply = await ask<unknown>(`GET /api/visualization/products?showroom=HARVEST2&${query}`)
      return reply as unknown as ProductsReply & { status: number }
    },
  }
}
