import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { type ChecklistDeps, changingChecklist } from '../checklist-access.ts'
import { tellProject } from '../tell-change.ts'
import { countWithoutTax, countWithTax } from './allowance-tax.store.ts'
import { taxOfPlace } from './tax-of-place.ts'

/** Whether a project's allowances are meant with sales tax: said by who may approve and is shown them. */
export const allowanceTaxRoutes = (serve: Serve, deps: ChecklistDeps) => {
  serve('PUT /api/projectChecklist/{id}/tax', async ({ params: { id }, body }, who) => {
    const sought = { who, part: { project: id }, needs: 'approve' } as const
    const taxBps = await changingChecklist(deps, sought, async ({ tx, facts, access, now, actorId }) => {
      const { project } = access
      if (project.sees === 'no') refuse(403, 'not_allowed', projectMessages.notAllowed)
      const rate = await taxOfPlace(tx, { project, today: facts.today })
      if (body.with_tax && rate === null) refuseInvalid({ with_tax: [say.taxUnknown] })
      if (body.with_tax) await countWithTax(tx, project.id, now)
      else await countWithoutTax(tx, project.id)
      await tellProject(tx, project, { actorId, now })
      return body.with_tax ? (rate ?? 0) : 0
    })
    const message = body.with_tax ? say.withTax : say.withoutTax
    return { success: true, data: { with_tax: body.with_tax, tax_bps: taxBps }, message }
  })
}
