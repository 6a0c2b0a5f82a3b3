import type { Project } from '@showroom/contract/project/project'
import { mostProjects, type ProjectState } from '@showroom/contract/project/project-choices'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Account } from '../account/account.ts'
import { lockOrOpenAccountCart } from '../cart/own-cart.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import {
  attachIdleCart,
  countOwn,
  type ProjectAbout,
  saveAbout,
  startProject,
} from './project-record.store.ts'
import type { AccessibleProject } from './project-access.store.ts'

export type Starting = { account: Account; showroom: ShowroomContext; about: ProjectAbout; now: Date }
export type Started = { id: number; publicId: string }

/** The account's cart of the showroom is the project's, as it is for a project that is begun while shopping. */
export const start = async (tx: Queries, { account, showroom, about, now }: Starting): Promise<Started> => {
  if ((await countOwn(tx, account.id)) >= mostProjects)
    refuse(409, 'too_many', say.tooMany('projects', mostProjects))
  const cart = await lockOrOpenAccountCart(tx, { showroom, now }, account.id)
  const publicId = newPublicId()
  const made = { ...about, publicId, showroomId: showroom.id, cartId: cart.id, accountId: account.id, now }
  const id = await startProject(tx, made)
  await attachIdleCart(tx, cart.id, id)
  return { id, publicId }
}

/** What is written may be left out; null is a word of its own. */
type Change = Partial<Pick<Project, 'name' | 'type' | 'address' | 'zip_code' | 'start_on'>> & {
  budget_cents?: number | null | undefined
  state?: ProjectState | undefined
}
type Written<Of> = { [Key in keyof Of]?: Of[Key] | undefined }

export const changeAbout = (tx: Queries, project: AccessibleProject, change: Written<Change>) => {
  // A number that somebody does not see is not theirs to overwrite.
  if (change.budget_cents !== undefined && project.sees === 'no') refuse(403, 'not_allowed', say.notAllowed)
  return saveAbout(tx, project.id, {
    name: change.name ?? project.name,
    type: change.type === undefined ? project.type : change.type,
    address: change.address ?? project.address,
    zipCode: change.zip_code ?? project.zipCode,
    startOn: change.start_on === undefined ? project.startOn : change.start_on,
    budgetCents: change.budget_cents === undefined ? project.budgetCents : change.budget_cents,
    state: change.state ?? project.state,
  })
}
