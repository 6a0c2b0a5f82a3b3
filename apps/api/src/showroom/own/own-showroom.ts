import { hasOwnBrand } from '@showroom/contract/showroom/own-brand.rules'
import type { OwnShowroom, ShowroomChange } from '@showroom/contract/showroom/own-showroom'
import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import { socialNetworks } from '@showroom/contract/showroom/social.rules'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import type { Db, Queries } from '../../platform/db/db.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { logoOf, logoPath } from '../logo-picture.ts'
import { parseLogo } from '../logo.ts'
import { countShownCategories, hiddenSlugs, hideCategories } from '../showroom-record.store.ts'
import { type OwnRow, ownRow, saveLogo, saveOwn } from './own-showroom.store.ts'

export type OwnShowroomDeps = { db: Db; now: () => Date; logos: FileStore }

export const requireOwn = async (db: Queries, userId: string): Promise<OwnRow> =>
  (await ownRow(db, userId)) ?? refuse(409, 'no_showroom', say.noShowroom)

export const isBranded = ({ has_custom_addon, plan, plan_status, paid_amount }: OwnRow): boolean =>
  hasOwnBrand({
    custom_addon: { subscription_status: has_custom_addon ? 'active' : 'inactive' },
    showroom_subscription: { subscription_status: plan_status, plan, paid_amount },
  })

export const readOwn = async ({ db }: Pick<OwnShowroomDeps, 'db'>, userId: string): Promise<OwnShowroom> => {
  const row = await requireOwn(db, userId)
  return {
    vsd_id: row.vsdId,
    company_name: row.companyName,
    tagline: row.tagline ?? '',
    theme_color: row.themeColor ?? '',
    logo: row.logo === null ? null : parseLogo(row.logo),
    banner: row.banner,
    phone: row.phone ?? '',
    city: row.city,
    state: row.state,
    since_year: row.sinceYear,
    hidden_categories: await hiddenSlugs(db, row.id),
    has_own_brand: isBranded(row),
    plan: row.plan,
    ...row.told,
  }
}

/** What its Pro typed. A color is theirs to change while the plan has one; what was there before stays theirs. */
export const changeOwn = async (
  { db, now }: OwnShowroomDeps,
  userId: string,
  change: ShowroomChange,
): Promise<void> => {
  const { theme_color: themeColor, since_year: sinceYear, hidden_categories: hidden } = change
  if (sinceYear !== null && sinceYear > now().getUTCFullYear())
    refuseInvalid({ since_year: [say.noSuchYear] })
  if ((await countShownCategories(db, hidden)) === 0) refuseInvalid({ hidden_categories: [say.nothingShown] })
  await db.transaction(async (tx) => {
    const own = await requireOwn(tx, userId)
    if (themeColor !== own.themeColor && !isBranded(own)) refuse(409, 'plan_needed', say.brandNeedsPremium)
    const { tagline, phone, city, state } = change
    await saveOwn(tx, own.id, {
      tagline: tagline || null,
      phone: phone || null,
      themeColor,
      city,
      state: state.toUpperCase(),
      sinceYear,
      told: {
        about: change.about ?? own.told.about,
        service_area: change.service_area ?? own.told.service_area,
        hours: change.hours ?? own.told.hours,
        policies: change.policies ?? own.told.policies,
        socials: socialsWith(own.told.socials, change.socials),
      },
    })
    await hideCategories(tx, own.id, hidden)
  })
}

/** What is not sent stays; what is emptied goes. */
const socialsWith = (
  before: OwnShowroom['socials'],
  change: ShowroomChange['socials'] = {},
): OwnShowroom['socials'] =>
  Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const address = change[network] === undefined ? before[network] : change[network]
      return address ? [[network, address]] : []
    }),
  )

/** Drawn anew under a name of its own: what an address shows never changes. One that nobody names is swept away. */
export const changeLogo = async (
  { db, logos }: OwnShowroomDeps,
  userId: string,
  sent: { bytes: Buffer; fileName: string },
): Promise<void> => {
  const own = await requireOwn(db, userId)
  if (!isBranded(own)) refuse(409, 'plan_needed', say.brandNeedsPremium)
  const picture = await pictureFor(sent, pictureFields.logo)
  const name = `${newPublicId()}.webp`
  await logos.put(name, await logoOf(picture.bytes))
  await saveLogo(db, own.id, logoPath + name)
}

export const removeLogo = async ({ db }: OwnShowroomDeps, userId: string): Promise<void> => {
  const own = await requireOwn(db, userId)
  await saveLogo(db, own.id, null)
}
