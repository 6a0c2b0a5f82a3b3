import type { DesignerPackage } from '@showroom/contract/designer/designer'
import { standardMilestones } from '@showroom/contract/designer/milestone.rules'
import type { Picture } from '@showroom/api/designer/directory/portfolio.store'
import type { NewProfile } from '@showroom/api/designer/directory/profile.store'

export type DemoDesigner = Omit<
  NewProfile,
  'publicId' | 'accountId' | 'latitude' | 'longitude' | 'isListed' | 'now'
> & {
  /** The Pro's user id, which is the showroom's. */
  pro: string
  email: string
  firstName: string
  lastName: string
  packages: readonly Omit<DesignerPackage, 'id'>[]
  portfolio: readonly Picture[]
}

export const picture = (name: string, title: string, room: Picture['room']): Picture => ({
  picture: `inspired-${name}`,
  title,
  room,
})

type Offer = Omit<DesignerPackage, 'id' | 'includes'> & { includes: string[] }
type Rest = Omit<Offer, 'name' | 'rooms' | 'milestones'>
export const offer = (name: string, rooms: Offer['rooms'], rest: Rest): Offer => ({
  name,
  rooms,
  // What takes a week is paid for at once.
  milestones: rest.days > 7 ? [...standardMilestones] : [{ title: name, percent: 100 }],
  ...rest,
})

export const hourOfAdvice = (rooms: Offer['rooms'], price_cents: number) =>
  offer('An hour of advice', rooms, {
    includes: ['A video call about your photos', 'Notes with three things to do first'],
    revisions: 0,
    days: 5,
    price_cents,
  })
