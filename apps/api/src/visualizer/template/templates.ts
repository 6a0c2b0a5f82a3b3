import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import { colorDistance, labOf } from '@showroom/contract/visualizer/color-distance.rules'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import { mostColorDistance } from '@showroom/contract/visualizer/choose-goods.rules'
import { platformShowroom } from '@showroom/contract/shared/ids'
import type { Material, Template, TemplateCard } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { derivedValues } from '../../catalogue/derived-values.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { shoppingOf } from '../goods/shopping.ts'
import { type Goods, readGoods, type ShowroomGoods } from '../goods/goods.ts'
import { roomPictureOf, roomSpotsOf } from '../picture/room-picture.ts'
import type { FloorplanRow } from '../plan/floorplan.store.ts'
import { floorplanOf } from '../plan/present-floorplan.ts'
import { layOn } from './lay-on.ts'
import { fitPatterns } from './fit-patterns.ts'
import { type KeptLook, type ResolvedLook, resolveLook } from './resolve-look.ts'
import { photoPicture } from './template-photo.ts'
import { looksShown, type Seen as SeenBy, type TemplateRow, templateNamed } from './template.store.ts'

const mostResolved = 1_500

export type Templates = ReturnType<typeof openTemplates>

type Among = { db: Queries; goodsOf: (showroom: ShowroomContext) => Promise<ShowroomGoods> }

const resolveAmong = async (
  { db, goodsOf }: Among,
  showroom: ShowroomContext,
  { look, tier }: TemplateRow,
): Promise<ResolvedLook> => {
  const platform = await requireShowroom(db, platformShowroom)
  return resolveLook({ look, tier, here: await goodsOf(showroom), everywhere: await goodsOf(platform) })
}

/** The same inside a transaction, which alone is asked: what is kept between requests asks the database beside it. */
export const resolveIn = (tx: Queries, showroom: ShowroomContext, row: TemplateRow): Promise<ResolvedLook> =>
  resolveAmong({ db: tx, goodsOf: (each) => readGoods(tx, each) }, showroom, row)

/** Looks in showrooms: each is met by goods once, while the catalogue stands. */
export const openTemplates = ({ db, goods, secret }: { db: Db; goods: Goods; secret: Buffer }) => {
  const resolved = derivedValues<ResolvedLook>(goods.version, { most: mostResolved })

  const resolve = (showroom: ShowroomContext, row: TemplateRow): Promise<ResolvedLook> =>
    resolved.get(`${row.publicId}/${showroom.priceListId}/${showroom.assortmentKey}`, () =>
      resolveAmong({ db, goodsOf: goods.of }, showroom, row),
    )

  return { resolve, ...presentingTemplates({ goods, secret, resolve }) }
}

type Presenting = {
  goods: Goods
  secret: Buffer
  resolve: (showroom: ShowroomContext, row: TemplateRow) => Promise<ResolvedLook>
}

type Seen = { found: ResolvedLook; materials: readonly Material[]; floorplan: FloorplanRow }

const seenWith =
  (secret: Buffer) =>
  (row: TemplateRow, { found, materials, floorplan }: Seen) => {
    const state = fitPatterns(found.state, materials)
    const picture = photoOf(row) ?? roomPictureOf(secret, { floorplan, state, materials, alt: row.title })
    return { state, about: { ...aboutOf(row), picture } }
  }

const presentingTemplates = ({ goods, secret, resolve }: Presenting) => {
  const seen = seenWith(secret)
  return {
    /** Cards, priced for each template’s own plan, or for the one that somebody chose. */
    cards: async (showroom: ShowroomContext, rows: readonly TemplateRow[], chosen: FloorplanRow | null) => {
      const looks: [TemplateRow, ResolvedLook][] = []
      for (const row of rows) looks.push([row, await resolve(showroom, row)])
      const ids = looks.flatMap(([, { state }]) => productsIn(state))
      const materials = await goods.materials(showroom, ids)
      return looks.map(([row, found]): TemplateCard => {
        const floorplan = chosen ?? row.floorplan
        const { state, about } = seen(row, { found, materials, floorplan })
        const areas = areasOfPlan(floorplan.plan)
        const { lines, total_cents: from_cents } = shoppingOf({ areas, state, materials })
        const card = { ...about, item_count: lines.length, area: areas.whole }
        return { ...card, ...(from_cents !== undefined && { from_cents }) }
      })
    },

    whole: async (
      showroom: ShowroomContext,
      row: TemplateRow,
      { chosen, lay = '' }: { chosen: FloorplanRow | null; lay?: string | undefined },
    ): Promise<Template> => {
      const floorplan = chosen ?? row.floorplan
      if (floorplan.plan.room_type !== row.roomType) refuseInvalid({ floorplan: [say.otherRoom] })
      const met = await resolve(showroom, row)
      const found = lay === '' ? met : await layOn(met, lay, { goods, showroom })
      const materials = await goods.materials(showroom, productsIn(found.state))
      const { state, about } = seen(row, { found, materials, floorplan })
      const areas = areasOfPlan(floorplan.plan)
      const shopping = shoppingOf({ areas, state, materials, substitutes: found.substitutes })
      // A Pro’s own picture shows whatever it shows.
      const spots = row.photo === null ? roomSpotsOf({ floorplan, state, materials, areas }) : []
      const gone = await goods.gone(
        Object.values(state.fixtures ?? {}).map(({ product_id }) => product_id),
        materials,
      )
      return { ...about, state, floorplan: floorplanOf(floorplan), materials, gone, spots, ...shopping }
    },
  }
}

/** The Pro's own picture of it. */
const photoOf = ({ photo, title, look }: TemplateRow) =>
  photo === null ? null : photoPicture(photo, title, colorsOf(look))

const mostColors = 5

const colorsOf = ({ laid, painted }: KeptLook): string[] => [
  ...new Set([...Object.values(laid), ...Object.values(painted)].map(({ color }) => color)),
]

const aboutOf = ({ publicId, title, roomType, style, tier, look, isPros, isOwn }: TemplateRow) => ({
  id: publicId,
  title,
  room_type: roomType,
  style,
  colors: colorsOf(look).slice(0, mostColors),
  tier,
  is_pros: isPros,
  is_own: isOwn,
})

export const requireTemplate = async (db: Queries, seen: SeenBy, publicId: string): Promise<TemplateRow> =>
  (await templateNamed(db, seen, publicId)) ?? refuseUnknown()

/** Templates that have a color or nearly have it. */
export const idsWithColor = async (db: Queries, seen: SeenBy, hex: string): Promise<number[]> => {
  const wanted = labOf(`#${hex.replace('#', '').toLowerCase()}`)
  return (await looksShown(db, seen))
    .filter(({ look }) =>
      colorsOf(look).some((color) => colorDistance(wanted, labOf(color)) <= mostColorDistance),
    )
    .map(({ id }) => id)
}
