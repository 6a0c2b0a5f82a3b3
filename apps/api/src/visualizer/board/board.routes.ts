import { type PriceVisibility, standardVisibility } from '@showroom/contract/client-terms/price-visibility'
import { shownMoment } from '@showroom/contract/shared/day'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { isEstimated } from '@showroom/contract/visualizer/photo-room.rules'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pageOf } from '../../account/letters.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import { priceVisibilityOf } from '../../client-terms/client-terms.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { attachment, sealed } from '../../platform/http/sent-file.ts'
import { accountIdOf, type Who } from '../../platform/http/who.ts'
import { paperPicture, picturesOf } from '../../shared/paper/paper-pictures.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { showroomProfileOf } from '../../showroom/showroom.store.ts'
import type { DesignDeps } from '../design/designs.ts'
import { requireDesign } from '../design/designs.ts'
import { presentDesign } from '../design/present-design.ts'
import type { PhotoPictures } from '../photo/photo-pictures.ts'
import { requirePhotoRoom } from '../photo/photo-rooms.ts'
import { presentPhotoRoom } from '../photo/present-photo-room.ts'
import { type Board, boardOf } from './board.ts'
import { boardMessages as say } from './board.messages.ts'
import { boardPdf } from './board-pdf.ts'

const rule = { access: 'cart', pages: 'any' } as const

type Deps = DesignDeps & { pictures: PhotoPictures; publicUrl: string }
type Wanted = { Params: { id: string }; Querystring: { prices?: string } }

const idIn = (typed: string) => {
  const parsed = opaqueId.safeParse(typed)
  return parsed.success ? parsed.data : refuseUnknown()
}

/** A room on paper, for whoever has it: a plan’s or a photo’s, with its prices or without them. */
export const boardRoutes = ({ app, admit, limits }: Edge, deps: Deps) => {
  const { now, pictures, publicUrl } = deps
  const open = {
    config: { access: rule.access },
    ...limits.of('room board'),
  } as const

  app.get<Wanted>(
    '/api/visualization/design/:id/board',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const who = await admit(request, rule)
      const { row, showroom } = await requireDesign(deps, idIn(request.params.id), who)
      const shown = await presentDesign(row, showroom, deps)
      const link = pageOf({ publicUrl }, `/visualize/room?design=${row.publicId}`)
      const about = { ...shown, title: row.name, link, notes: [say.pictured] }
      const visibility = await visibilityIn(deps, showroom, { who, wanted: request.query.prices })
      const board = await boardIn(deps, showroom, { about, visibility })
      const room = shown.picture && (await paperPicture(app, largestOf(shown.picture)))
      return sent(reply, { app, board, room, now: now() })
    },
  )

  app.get<Wanted>(
    '/api/visualization/photo_room/:id/board',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const who = await admit(request, rule)
      const { row, showroom } = await requirePhotoRoom(deps, idIn(request.params.id), who)
      const shown = await presentPhotoRoom(row, showroom, deps)
      const link = pageOf({ publicUrl }, `/visualize/photo?room=${row.publicId}`)
      const notes = [say.pictured, ...(row.state.places.some(isEstimated) ? [say.fromPhoto] : [])]
      const about = { ...shown, title: row.name, link, notes }
      const visibility = await visibilityIn(deps, showroom, { who, wanted: request.query.prices })
      const board = await boardIn(deps, showroom, { about, visibility })
      return sent(reply, { app, board, room: await pictures.of(row, showroom).catch(() => null), now: now() })
    },
  )
}

/** What the Pro shows of prices to this client, and no more than was asked for. */
const visibilityIn = async (
  { db }: Pick<Deps, 'db'>,
  showroom: ShowroomContext,
  { who, wanted }: { who: Pick<Who, 'caller'>; wanted: string | undefined },
): Promise<PriceVisibility> => {
  if (wanted === '0') return 'hidden'
  const accountId = accountIdOf(who)
  return accountId === null
    ? standardVisibility
    : priceVisibilityOf(db, { showroomId: showroom.id, accountId })
}

type Told = Omit<Parameters<typeof boardOf>[0], 'company' | 'logo' | 'skus' | 'visibility'>

/** In the name of whose showroom it is; the logo is there where their plan has it. */
const boardIn = async (
  { db }: Pick<Deps, 'db'>,
  showroom: ShowroomContext,
  { about, visibility }: { about: Told; visibility: PriceVisibility },
): Promise<Board> => {
  const found = await showroomProfileOf(db, showroom.id)
  const products = await purchasableProducts(
    db,
    showroom,
    about.lines.map(({ product_id }) => product_id),
  )
  return boardOf({
    title: about.title,
    link: about.link,
    notes: about.notes,
    not_sold: about.not_sold,
    materials: about.materials,
    lines: about.lines,
    total_cents: about.total_cents,
    visibility,
    company: found?.profile.company_name ?? say.ours,
    logo: found?.profile.business_logo ?? null,
    skus: new Map(products.map(({ publicId, sku }) => [publicId, sku])),
  })
}

const largestOf = ({ url, widths }: Picture): string => `${url}-${Math.max(...widths)}.webp`

type Sending = { app: FastifyInstance; board: Board; room: Buffer | null; now: Date }

const sent = async (reply: FastifyReply, { app, board, room, now }: Sending) => {
  const photos = board.rows.flatMap(({ swatch }) => swatch ?? [])
  const pictures = await picturesOf(app, { logo: board.logo, photos })
  return reply
    .type('application/pdf')
    .header('content-disposition', attachment(say.fileName(board.title)))
    .send(await boardPdf(board, { pictures, room, generated: say.generated(shownMoment(now)) }))
}
