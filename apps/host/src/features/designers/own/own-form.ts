import type { RequestFor } from '@showroom/contract/endpoints'
import { standardMilestones } from '@showroom/contract/designer/milestone.rules'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { OwnDesignerProfile } from '@showroom/contract/designer/own-profile.endpoints'
import { usStates } from '@showroom/contract/account/us-states'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { planAsTyped, planIn } from '../plan-typed.ts'
import { centsAsTyped, centsIn } from '../../../kit/form/typed-amounts.ts'

type Package = OwnDesignerProfile['packages'][number]

/** A package as it is typed; `key` tells two new ones apart. */
export type TypedPackage = Pick<Package, 'name' | 'rooms'> & {
  key: string
  price: string
  days: string
  revisions: string
  includes: string
  milestones: string
}
export type OwnTyped = Omit<
  OwnDesignerProfile,
  'id' | 'packages' | 'state' | 'available_on' | 'hidden_reason'
> & {
  state: string
  available_on: string
  packages: TypedPackage[]
}

export const blankPackage = (): TypedPackage => ({
  key: crypto.randomUUID(),
  name: '',
  rooms: [],
  price: '',
  days: '14',
  revisions: '1',
  includes: '',
  milestones: planAsTyped(standardMilestones),
})

const blank: OwnTyped = {
  headline: '',
  about: '',
  city: '',
  state: '',
  zip_code: '',
  service_miles: 25,
  styles: [],
  rooms: [],
  languages: ['en'],
  is_remote: false,
  is_listed: true,
  available_on: '',
  packages: [],
}

export const typedOf = (own: OwnDesignerProfile | null): OwnTyped => {
  if (own === null) return blank
  const { id: _id, hidden_reason: _reason, available_on, packages, ...rest } = own
  return {
    ...rest,
    available_on: available_on ?? '',
    packages: packages.map(({ price_cents, days, revisions, includes, milestones, ...each }) => ({
      ...each,
      key: crypto.randomUUID(),
      price: centsAsTyped(price_cents),
      days: String(days),
      revisions: String(revisions),
      includes: includes.join('\n'),
      milestones: planAsTyped(milestones),
    })),
  }
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Zero is no number of days or cents: the server refuses it in its own words. */
const wholeIn = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0)

type Body = RequestFor<'PUT /api/designer_profile'>['body']

export const bodyOf = ({ packages, available_on, state, ...typed }: OwnTyped): Body | null => {
  const known = usStates.find((each) => each === state)
  if (!known) return null
  return {
    ...typed,
    state: known,
    available_on: available_on || null,
    packages: packages.map(({ name, rooms, price, days, revisions, includes, milestones }) => ({
      name,
      rooms,
      price_cents: centsIn(price) ?? 0,
      days: wholeIn(days),
      revisions: wholeIn(revisions),
      includes: linesOf(includes),
      // None is refused by the server in its own words.
      milestones: planIn(milestones) ?? [],
    })),
  }
}

export const ownRules = ({
  headline,
  about,
  city,
  state,
  styles,
  rooms,
  languages,
}: OwnTyped): FieldErrors => ({
  ...(headline.trim() === '' ? { headline: [say.headline] } : {}),
  ...(about.trim() === '' ? { about: [say.about] } : {}),
  ...(city.trim() === '' ? { city: [say.city] } : {}),
  ...(state === '' ? { state: [say.state] } : {}),
  ...(styles.length === 0 ? { styles: [say.styles] } : {}),
  ...(rooms.length === 0 ? { rooms: [say.rooms] } : {}),
  ...(languages.length === 0 ? { languages: [say.languages] } : {}),
})
