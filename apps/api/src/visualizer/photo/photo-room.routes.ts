import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { AccountDeps } from '../../account/account-deps.ts'
import { requireAccount } from '../../account/require-account.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { changing } from '../../project/project-access.ts'
import { start } from '../../project/start-project.ts'
import { pagedReply, type Span } from '../../shared/paged-reply.ts'
import { newLink } from '../design/share-link.ts'
import { endShares } from '../design/share.store.ts'
import { callingHolder } from '../owner.ts'
import { shownChangeOf } from '../shown-change.ts'
import { kindOf, putPhotoRoomInProject, requireMeasured } from './photo-room-goods.ts'
import { countPhotoRooms, photoRoomsOf } from './photo-room.store.ts'
import {
  changePhotoRoom,
  makePhotoRoom,
  type OwnPhotoRoom,
  type PhotoRoomDeps,
  readPhotoShare,
  removePhotoRoom,
  requirePhotoRoom,
} from './photo-rooms.ts'
import { leftOutOf } from '../design/into-project.ts'
import { laidGoodsIn } from '../goods/laid-goods.ts'
import { photoNeeds, photoRoomCardOf, presentPhotoRoom, productsOn } from './present-photo-room.ts'

const path = '/api/visualization/photo_room'

/** Rooms in photos of one's own: kept, changed and removed. */
export const photoRoomRoutes = (serve: Serve, deps: PhotoRoomDeps) => {
  const { db, now } = deps

  serve('GET /api/visualization/photo_room', async ({ query: { page, page_size: pageSize } }, who) => {
    const holder = callingHolder(who, now())
    const total = holder ? await countPhotoRooms(db, holder) : 0
    const read = async (span: Span) =>
      holder ? (await photoRoomsOf(db, holder, span)).map(photoRoomCardOf) : []
    return pagedReply({ path, asked: {}, page, pageSize, total, read })
  })

  serve('POST /api/visualization/photo_room', async ({ body: { showroom, ...making } }, who) => ({
    success: true,
    data: await makePhotoRoom(deps, await shownChangeOf(deps, showroom, who), { ...making, who }),
    message: say.photoRoomSaved,
  }))

  serve('GET /api/visualization/photo_room/{id}', async ({ params: { id } }, who) => {
    const { row, showroom } = await requirePhotoRoom(deps, id, who)
    return { success: true, data: await presentPhotoRoom(row, showroom, deps) }
  })

  serve('PUT /api/visualization/photo_room/{id}', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await changePhotoRoom(deps, await requirePhotoRoom(deps, id, who), body),
    message: say.photoRoomSaved,
  }))

  serve('DELETE /api/visualization/photo_room/{id}', async ({ params: { id } }, who) => {
    await removePhotoRoom(deps, await requirePhotoRoom(deps, id, who))
    return { success: true, data: null, message: say.photoRoomRemoved }
  })
}

/** To whom a room in a photo is shown by a link. */
export const photoShareRoutes = (serve: Serve, deps: PhotoRoomDeps) => {
  const { db } = deps

  serve('POST /api/visualization/photo_room/{id}/share', async ({ params: { id }, body }, who) => {
    const { row } = await requirePhotoRoom(deps, id, who)
    const leading = { of: { photoRoomId: row.id }, frozen: null, page: '/visualize/p/' }
    return { success: true, data: await newLink(deps, leading, body), message: say.shared }
  })

  serve('DELETE /api/visualization/photo_room/{id}/share', async ({ params: { id } }, who) => {
    const { row } = await requirePhotoRoom(deps, id, who)
    await endShares(db, { photoRoomId: row.id })
    return { success: true, data: null, message: say.unshared }
  })

  serve('GET /api/visualization/shared_photo/{token}', async ({ params: { token } }, who) => ({
    success: true,
    data: await readPhotoShare(deps, token, who),
  }))
}

type Deps = PhotoRoomDeps & { accounts: Pick<AccountDeps, 'db' | 'now'> }

/** Where it leads: into a project, as a room with its goods. */
export const photoProjectRoutes = (serve: Serve, deps: Deps) => {
  serve('POST /api/visualization/photo_room/{id}/to_project', async ({ params: { id }, body }, who) => {
    const own = await requirePhotoRoom(deps, id, who)
    requireMeasured(own.row.state.places, body.estimates)
    const laidGoods = await laidGoodsIn(deps, own.showroom, productsOn(own.row.state))
    const { needs, gone } = photoNeeds(own.row, laidGoods.materials)
    // Before a project is begun for nothing.
    if (needs.length === 0) refuseInvalid({ state: [gone.length > 0 ? say.allGone : say.nothingToAdd] })
    const projectId = body.project_id ?? (await startFor(deps, own, { who, name: body.name ?? own.row.name }))
    const sought = { who, named: 'project', id: projectId, needs: 'suggest' } as const
    const put = await changing(deps.accounts, sought, (tx, access) =>
      putPhotoRoomInProject(tx, { access, own, needs, as: body.as, now: deps.now() }),
    )
    const report = [...put.report, ...leftOutOf(gone, laidGoods.gone)]
    return { success: true, data: { project_id: projectId, ...put, report }, message: say.inProject }
  })
}

/** A project of its name, begun for this room. */
const startFor = async (
  { db, now }: Deps,
  { showroom, row }: OwnPhotoRoom,
  { who, name }: { who: Who; name: string },
): Promise<string> => {
  const { account } = await requireAccount({ db }, who)
  const type = kindOf(row.state.places) ?? 'living'
  const about = { name, type, address: '', zipCode: '', startOn: null, budgetCents: null }
  const started = await db.transaction((tx) => start(tx, { account, showroom, about, now: now() }))
  return started.publicId
}
