import type { Cart, MergedLine } from '@showroom/contract/cart/cart'
import type { FastifyInstance } from 'fastify'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { aGuest } from './guest.ts'

export type Begun = {
  project_id: string
  cart_id: string
  cart_token: string | null
  merged_lines: MergedLine[]
}

/** A guest who may sign up, and then brings their cart. */
export const aShopper = (app: FastifyInstance, showroom = 'CEDAR936') => {
  const guest = aGuest(app, showroom)
  return {
    ...guest,
    signUp: async () => {
      const { data } = await browserOn(app)('POST /api/register', { body: aRegistration() })
      guest.guest.session = data.token
    },
    /** Another device of the same person: signed in, and without the guest's token. */
    elsewhere: () => {
      const other = aGuest(app, showroom)
      other.guest.session = guest.guest.session
      return other
    },
    begin: (body: object = { my_item: { showroom } }) =>
      guest.ask<Begun>('/api/projectCart', { method: 'POST', body }),
    totalProjects: async () => {
      const { data } = await guest.ask<{ total_projects: number }>('/api/authuser')
      return data.total_projects
    },
  }
}

export type Shopper = ReturnType<typeof aShopper>

/** Somebody with lines in a guest's cart who has just signed up. */
export const aBuyer = async (app: FastifyInstance, ...items: object[]): Promise<Shopper> => {
  const shopper = aShopper(app)
  await shopper.add(...items)
  await shopper.signUp()
  return shopper
}

export const quantities = ({ Project_tans }: Cart) =>
  Object.fromEntries(Project_tans.map(({ product_id, qty }) => [product_id, qty]))
