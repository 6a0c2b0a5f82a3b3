import type { ChecklistAbout, ChecklistCard, Selection } from '@showroom/contract/checklist/checklist'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { mostProjects } from '@showroom/contract/project/project-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import type { Queries } from '../../platform/db/db.ts'
import { listingFor } from '../../project/list-projects.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import type { AccessibleProject } from '../../project/project-access.store.ts'
import { listProjects } from '../../project/project-list.store.ts'
import { progressOf } from '../selection/selection.store.ts'
import { templatesOf } from '../template/template.store.ts'
import type { PoolRecord } from '../pool/pool.store.ts'
import { judgeSelections } from './judge-selection.ts'
import { presentSelection } from './present-selection.ts'
import { type ChecklistFacts, readFacts } from './read-facts.ts'

export type Checklist = { rows: Selection[]; about: ChecklistAbout }

/** All decisions of a project, as one of its people may see them. */
export const readRows = async (db: Queries, access: AccountInProject, now: Date): Promise<Selection[]> =>
  rowsFor(await readFacts(db, { project: access.project, now }), access)

const rowsFor = (facts: ChecklistFacts, access: AccountInProject): Selection[] =>
  judgeSelections(facts).map((row) => presentSelection(row, { access, facts }))

export const readChecklist = async (db: Queries, access: AccountInProject, now: Date): Promise<Checklist> => {
  const facts = await readFacts(db, { project: access.project, now })
  const templates = await templatesOf(db, access.account.id)
  return {
    rows: rowsFor(facts, access),
    about: {
      ...aboutProject(access),
      rooms: facts.rooms.map(({ publicId, name, type, areas }) => ({
        id: publicId,
        name,
        type,
        is_measured: areas.floor > 0 || areas.counter > 0,
      })),
      pools: presentPools(facts.pools, access.project),
      with_tax: facts.withTax,
      tax_bps: facts.taxBps,
      templates: templates.map(({ publicId, name, items }) => ({ id: publicId, name, count: items.length })),
    },
  }
}

const aboutProject = ({ account, project }: AccountInProject) => {
  const allowed = allowedTo(project)
  return {
    project_id: project.publicId,
    name: project.name || projectMessages.untitled,
    showroom: project.showroomRef,
    company_name: project.companyName,
    install_on: project.startOn,
    role: project.role,
    right: project.right,
    sees_prices: project.sees,
    can: {
      add: allowed.suggest,
      manage_pools: allowed.approve && project.sees !== 'no',
      buy: allowed.order,
      note_cost: account.type === 'Contractor',
      share: allowed.manage,
    },
  }
}

export const presentPools = (
  pools: readonly PoolRecord[],
  { sees }: Pick<AccessibleProject, 'sees'>,
): ChecklistAbout['pools'] =>
  pools.map(({ publicId, name, amountCents }) => ({
    id: publicId,
    name,
    ...(sees === 'no' ? {} : { amount_cents: amountCents }),
  }))

/** Of a contractor's page: its showroom. */
type Listing = { accountId: number; showroom: string | null; now: Date }

/** The caller's projects that are under way, with how far their decisions are. */
export const listChecklists = async (
  db: Queries,
  { accountId, showroom, now }: Listing,
): Promise<ChecklistCard[]> => {
  const listing = await listingFor(db, { accountId, filter: 'active', sort: 'recent', search: '', now })
  const all = await listProjects(db, listing, { skip: 0, most: mostProjects })
  const projects = all.filter(({ showroomRef }) => showroom === null || showroomRef === showroom)
  const progress = await progressOf(
    db,
    projects.map(({ id }) => id),
  )
  return projects.map(({ id, publicId, name, companyName }) => {
    const known = progress.find(({ projectId }) => projectId === id)
    return {
      project_id: publicId,
      name: name || projectMessages.untitled,
      company_name: companyName,
      count: known?.count ?? 0,
      decided: known?.decided ?? 0,
      waiting: known?.waiting ?? 0,
    }
  })
}
