import type { DesignerCard } from '@showroom/contract/designer/designer'
import type { Queries } from '../../platform/db/db.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { listDesigners } from './directory.store.ts'
import { presentCard } from './present-designer.ts'
import { placeOfZip } from './zip-place.ts'

/** A drive to a first look at the rooms. */
const miles = 100
const mostShown = 24

/** Designers available for a project: those near it first, then who works from afar; without its place, everybody. */
export const designersFor = async (
  db: Queries,
  { account, project }: AccountInProject,
): Promise<DesignerCard[]> => {
  const place = placeOfZip(project.zipCode)
  const found = await listDesigners(
    db,
    place
      ? { near: { ...place, miles }, isRemote: true, sort: 'distance' }
      : { isRemote: false, sort: 'best' },
    { skip: 0, most: mostShown },
  )
  return found.filter(({ accountId }) => accountId !== account.id).map(presentCard)
}
