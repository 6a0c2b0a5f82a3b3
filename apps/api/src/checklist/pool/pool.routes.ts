import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mostPools } from '@showroom/contract/checklist/selection-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type ChecklistDeps, changingChecklist, type Part, type Work } from '../checklist-access.ts'
import { presentPools } from '../reading/read-checklist.ts'
import { tellChange } from '../tell-change.ts'
import { createPool, poolsOf, removePool, savePool } from './pool.store.ts'

/** Allowances that several decisions share: for who may approve and is shown them. */
export const poolRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const change = (sought: { who: Who; part: Part }, work: (work: Work) => Promise<string>) =>
    changingChecklist(deps, { ...sought, needs: 'approve' }, async (changing) => {
      const { project } = changing.access
      if (project.sees === 'no') refuse(403, 'not_allowed', projectMessages.notAllowed)
      const subject = await work(changing)
      await tellChange(changing, { subject, version: 0 })
      return presentPools(await poolsOf(changing.tx, project.id), project)
    })

  serve('POST /api/projectChecklist/{id}/pool', async ({ params: { id }, body }, who) => {
    const data = await change({ who, part: { project: id } }, async ({ tx, facts }) => {
      if (facts.pools.length >= mostPools)
        refuse(409, 'too_many', projectMessages.tooMany('shared allowances', mostPools))
      const publicId = newPublicId()
      await createPool(tx, facts.project.id, { publicId, name: body.name, amountCents: body.amount_cents })
      return publicId
    })
    return { success: true, data, message: say.poolSaved }
  })

  serve('PUT /api/allowance_pool/{id}', async ({ params: { id }, body }, who) => {
    const data = await change({ who, part: { pool: id } }, async ({ tx, facts }) => {
      await savePool(tx, facts.project.id, { publicId: id, name: body.name, amountCents: body.amount_cents })
      return id
    })
    return { success: true, data, message: say.poolSaved }
  })

  serve('DELETE /api/allowance_pool/{id}', async ({ params: { id } }, who) => {
    const data = await change({ who, part: { pool: id } }, async ({ tx, facts }) => {
      await removePool(tx, facts.project.id, id)
      return id
    })
    return { success: true, data, message: say.poolRemoved }
  })
}
