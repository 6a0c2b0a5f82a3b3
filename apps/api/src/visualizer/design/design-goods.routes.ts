import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { AccountDeps } from '../../account/account-deps.ts'
import { requireAccount } from '../../account/require-account.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { changing } from '../../project/project-access.ts'
import { start } from '../../project/start-project.ts'
import { needsOfDesign, putDesignInCart, putDesignInProject } from './design-goods.ts'
import { laidGoodsIn } from '../goods/laid-goods.ts'
import { type DesignDeps, type OwnDesign, requireDesign } from './designs.ts'

type Deps = DesignDeps & { accounts: Pick<AccountDeps, 'db' | 'now'> }

/** Where a design leads: into the cart, or into a project. */
export const designGoodsRoutes = (serve: Serve, deps: Deps) => {
  serve('POST /api/visualization/design/{id}/to_cart', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await putDesignInCart(deps, await requireDesign(deps, id, who), body),
    message: say.inCart,
  }))

  serve('POST /api/visualization/design/{id}/to_project', async ({ params: { id }, body }, who) => {
    const own = await requireDesign(deps, id, who)
    const laidGoods = await laidGoodsIn(deps, own.showroom, productsIn(own.row.state))
    // Before a project is begun for nothing.
    needsOfDesign({ own, laidGoods })
    const projectId = body.project_id ?? (await startFor(deps, own, { who, name: body.name ?? own.row.name }))
    const sought = { who, named: 'project', id: projectId, needs: 'suggest' } as const
    const put = await changing(deps.accounts, sought, (tx, access) =>
      putDesignInProject(tx, { access, own, laidGoods, roomId: body.room_id, as: body.as, now: deps.now() }),
    )
    return { success: true, data: { project_id: projectId, ...put }, message: say.inProject }
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
