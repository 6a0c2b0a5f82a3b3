import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { AccountDeps } from '../../account/account-deps.ts'
import { requireAccount } from '../../account/require-account.ts'
import { cartCredentialsOf } from '../../cart/cart-owner.ts'
import { changeOf } from '../../cart/own-cart.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Who } from '../../platform/http/who.ts'
import { changing } from '../../project/project-access.ts'
import { start } from '../../project/start-project.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { holderOf } from '../owner.ts'
import { publishTemplate } from '../template/publish-template.ts'
import { putDesignInCart, putDesignInProject } from './design-goods.ts'
import { countDesigns, deleteDesign, designsOf } from './design.store.ts'
import {
  changeDesign,
  type DesignDeps,
  makeDesign,
  type OwnDesign,
  requireDesign,
  showDesign,
} from './designs.ts'
import { designCardOf } from './present-design.ts'
import { endShares } from './share.store.ts'
import { copyShared, readShared, shareDesign } from './shares.ts'

type Deps = DesignDeps & { accounts: Pick<AccountDeps, 'db' | 'now'> }

const path = '/api/visualization/design'

export const designRoutes = (serve: Serve, deps: Deps) => {
  const { db, now } = deps

  serve('GET /api/visualization/design', async ({ query: { page, page_size: pageSize } }, who) => {
    const holder = holderOf(cartCredentialsOf(who), now())
    const total = holder ? await countDesigns(db, holder) : 0
    const read = async (span: { skip: number; most: number }) =>
      holder ? (await designsOf(db, holder, span)).map(designCardOf) : []
    return pagedReply({ path, asked: {}, page, pageSize, total, read })
  })

  serve('POST /api/visualization/design', async ({ body: { showroom, ...making } }, who) => ({
    success: true,
    data: await makeDesign(deps, await changeOf(deps, showroom, who), making),
    message: say.saved,
  }))

  serve('GET /api/visualization/design/{id}', async ({ params: { id } }, who) => ({
    success: true,
    data: await showDesign(deps, await requireDesign(deps, id, who)),
  }))

  serve('PUT /api/visualization/design/{id}', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await changeDesign(deps, await requireDesign(deps, id, who), body),
    message: say.saved,
  }))

  serve('DELETE /api/visualization/design/{id}', async ({ params: { id } }, who) => {
    const { row } = await requireDesign(deps, id, who)
    await deleteDesign(db, row.id)
    return { success: true, data: null, message: say.removed }
  })

  serve('POST /api/visualization/design/{id}/to_cart', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await putDesignInCart(deps, await requireDesign(deps, id, who), body),
    message: say.inCart,
  }))

  serve('POST /api/visualization/design/{id}/to_project', async ({ params: { id }, body }, who) => {
    const own = await requireDesign(deps, id, who)
    const projectId = body.project_id ?? (await startFor(deps, own, { who, name: body.name ?? own.row.name }))
    const sought = { who, named: 'project', id: projectId, needs: 'suggest' } as const
    const put = await changing(deps.accounts, sought, (tx, access) =>
      putDesignInProject(tx, deps, { access, own, roomId: body.room_id, as: body.as }),
    )
    return { success: true, data: { project_id: projectId, ...put }, message: say.inProject }
  })

  serve('POST /api/visualization/design/{id}/share', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await shareDesign(deps, await requireDesign(deps, id, who), body),
    message: say.shared,
  }))

  serve('DELETE /api/visualization/design/{id}/share', async ({ params: { id } }, who) => {
    const { row } = await requireDesign(deps, id, who)
    await endShares(db, row.id)
    return { success: true, data: null, message: say.unshared }
  })

  serve('GET /api/visualization/shared/{token}', async ({ params: { token } }, who) => ({
    success: true,
    data: await readShared(deps, token, who),
  }))

  serve('POST /api/visualization/shared/{token}/copy', async ({ params: { token }, body }, who) => ({
    success: true,
    data: await copyShared(deps, await changeOf(deps, body.showroom, who), token),
    message: say.saved,
  }))

  serve('POST /api/visualization/template', async ({ body: { design, ...about } }, who) => {
    const { account } = await requireAccount({ db }, who)
    const showroom = await showroomContext(db, account.publicId)
    if (showroom?.ref !== account.publicId) return refuse(409, 'no_showroom', say.noShowroom)
    const { row } = await requireDesign(deps, design, who)
    if (row.showroomRef !== showroom.ref) return refuseUnknown()
    const data = await publishTemplate(deps, { account, showroom, row, about })
    return { success: true, data, message: say.published }
  })
}

/** A project of its name, begun for this design. */
const startFor = async (
  { db, now }: Deps,
  { showroom, row }: OwnDesign,
  { who, name }: { who: Who; name: string },
): Promise<string> => {
  const { account } = await requireAccount({ db }, who)
  const type = row.floorplan.plan.room_type
  const about = { name, type, address: '', zipCode: '', startOn: null, budgetCents: null }
  const started = await db.transaction((tx) => start(tx, { account, showroom, about, now: now() }))
  return started.publicId
}
