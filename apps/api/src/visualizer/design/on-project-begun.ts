import { noRoom, type ProjectBegun, type RoomOfProject } from '../../project/project-begun.ts'
import type { Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { floorplanNamed } from '../plan/floorplan.store.ts'
import { templateNamed } from '../template/template.store.ts'
import { resolveIn } from '../template/templates.ts'
import type { Owning } from '../owner.ts'
import { createDesign, linkToProject, savedFor } from './design.store.ts'
import { roomFromPlan } from './design-goods.ts'

/**
 * A project that begins from a complete current item is more than its name: a room with the plan’s measures, and the
 * template’s look as a design in it, or what somebody has already made of it. A plan or a template that nobody knows here makes a project without them.
 */
export const onProjectBegun = async (
  tx: Queries,
  { projectId, owner, showroom, myItem, now }: ProjectBegun,
): Promise<RoomOfProject> => {
  const { floorplan, floorTemplate, is_3d } = myItem
  if (!floorplan || !floorTemplate) return noRoom
  const holder = 'accountId' in owner ? { owner, now, within: null } : null
  const plan = await floorplanNamed(tx, holder, String(floorplan))
  const template = await templateNamed(
    tx,
    { showroomId: showroom.id, accountId: 'accountId' in owner ? owner.accountId : null },
    String(floorTemplate),
  )
  if (!plan || !template || template.roomType !== plan.plan.room_type) return noRoom
  const room = await roomFromPlan(tx, projectId, { plan: plan.plan, now })
  const saved = holder && (await savedFor(tx, holder, { floorplanId: plan.id, templateId: template.id }))
  if (saved) {
    await linkToProject(tx, saved.id, { projectId, roomId: room.id })
    return { room_id: room.publicId, design_id: saved.publicId }
  }
  const publicId = newPublicId()
  const owning: Owning = 'accountId' in owner ? { ...owner, cartId: null } : { ...owner, accountId: null }
  await createDesign(tx, {
    ...owning,
    publicId,
    showroomId: showroom.id,
    floorplanId: plan.id,
    templateId: template.id,
    projectId,
    roomId: room.id,
    name: say.designName(template.title, plan.plan.name),
    state: (await resolveIn(tx, showroom, template)).state,
    is3d: is_3d === true || is_3d === 1 || is_3d === '1' || is_3d === 'true',
    now,
  })
  return { room_id: room.publicId, design_id: publicId }
}
