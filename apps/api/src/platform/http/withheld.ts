import { clientViewMessages } from '@showroom/contract/client-view/client-view.messages'
import { moneyOf } from '@showroom/contract/client-terms/money-of'
import { showingOf, withoutFields } from '@showroom/contract/client-view/earnings.rules'
import {
  type PriceVisibility,
  priceVisibilities,
  seesUnits,
  type Sight,
} from '@showroom/contract/client-terms/price-visibility'
import { leavesAll, withoutPrices } from '@showroom/contract/client-terms/withhold-prices.rules'
import { z } from 'zod'
import { DomainError, refuse } from './domain-error.ts'
import { showroomsNamed } from './showrooms-named.ts'
import type { Who } from './who.ts'

/** Where somebody sees less than every visitor does. */
export type Sights = { of: (accountId: number) => Promise<readonly Sight[]> }

type Asked = { query: unknown; body: unknown }

/** As it was written a moment before. */
const refusalTold = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** Nobody's own price is withheld from those who sell: a Pro, a vendor or an Admin is no client. */
const clientOf = ({ caller }: Pick<Who, 'caller'>): number | null =>
  caller?.type === 'User' ? caller.accountId : null

/** How much a client sees of a reply: by the showroom that the call names, else the least that anybody lets them. */
const visibilityFor = (sights: readonly Sight[], asked: Asked): PriceVisibility => {
  const named = showroomsNamed(asked)
  const meant = sights.filter(
    ({ showroom, vsdId }) =>
      named.length === 0 || named.some((name) => name === showroom || name.toUpperCase() === vsdId),
  )
  const least = Math.max(0, ...meant.map(({ visibility }) => priceVisibilities.indexOf(visibility)))
  return priceVisibilities[least] ?? 'hidden'
}

/** Prices are withheld from a Pro's clients, and earnings in Client view: from accounts, never from a guest. */
export const seesAll = ({ caller }: Pick<Who, 'caller'>): boolean => caller === null

/** A reply as it may leave: what a Pro hides from a client is not in it, whatever wrote it. */
export const withheldWith = (sights: Sights) => {
  const withheld = async (call: string, text: string, { who, asked }: { who: Who; asked: Asked }) => {
    const left = who.caller?.hidesEarnings ? withoutEarnings(call, text) : text
    const accountId = clientOf(who)
    if (accountId === null || !/_cents"|\$\d/.test(left)) return left
    const money = moneyOf(call)
    if (money === 'own') return left
    const visibility = visibilityFor(await sights.of(accountId), asked)
    return leavesAll(visibility, money)
      ? left
      : JSON.stringify(withoutPrices(JSON.parse(left), visibility, money))
  }

  /** A list that is narrowed or sorted by price would tell by its rows what its fields do not. */
  const unpriced = async <Request extends Asked>(request: Request, who: Who): Promise<Request | Asked> => {
    const accountId = clientOf(who)
    if (accountId === null || !asksByPrice(request)) return request
    const visibility = visibilityFor(await sights.of(accountId), request)
    if (seesUnits(visibility)) return request
    return { ...request, query: withoutPriceWords(request.query), body: withoutPriceWords(request.body) }
  }
  /** Where something is refused, the sentence that says why may name an amount as well. */
  const withheldRefusal = async (call: string, refused: unknown, about: { who: Who; asked: Asked }) => {
    if (!(refused instanceof DomainError)) return refused
    const { status, code, message, errors, retryAfterSeconds } = refused
    const said = JSON.stringify({ message, ...(errors ? { errors } : {}) })
    const told = await withheld(call, said, about)
    if (told === said) return refused
    const left = refusalTold.parse(JSON.parse(told))
    return new DomainError({
      status,
      code,
      message: left.message,
      ...(left.errors ? { errors: left.errors } : {}),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    })
  }
  const refusing = <Reply>(call: string, about: { who: Who; asked: Asked }, replying: Promise<Reply>) =>
    replying.catch(async (refused: unknown): Promise<never> => {
      throw await withheldRefusal(call, refused, about)
    })
  return { withheld, refusing, unpriced }
}

/** Nothing is done and nothing is told where the answer would be about nothing else. */
export const requireShown = (call: string, { caller }: Pick<Who, 'caller'>): void => {
  if (caller?.hidesEarnings && showingOf(call).kind === 'closed')
    refuse(403, 'client_view', clientViewMessages.closed)
}

/** What a Pro pays and earns stays out of Client view; a call that is closed there was refused before. */
const withoutEarnings = (call: string, text: string): string => {
  const showing = showingOf(call)
  if (showing.kind === 'closed') return text
  if (showing.kind === 'shown')
    return showing.without.some((name) => text.includes(`"${name}"`))
      ? JSON.stringify(withoutFields(JSON.parse(text), showing.without))
      : text
  return /_cents"|\$\d/.test(text) ? JSON.stringify(withoutPrices(JSON.parse(text), 'hidden', 'goods')) : text
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPriceSort = (value: unknown) => value === 'price_low' || value === 'price_high' || value === 'saving'

const asksByPrice = ({ query, body }: Asked): boolean =>
  [query, body].some(
    (part) => isFields(part) && ('price_min' in part || 'price_max' in part || isPriceSort(part['sort'])),
  )

const withoutPriceWords = (part: unknown): unknown => {
  if (!isFields(part) || !asksByPrice({ query: part, body: undefined })) return part
  const { price_min: _least, price_max: _most, ...rest } = part
  return isPriceSort(rest['sort']) ? { ...rest, sort: 'featured' } : rest
}
