import { emptyBrief, isPhoto, mostBriefPhotos } from '@showroom/contract/designer/brief.rules'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { DesignerBrief } from '@showroom/contract/designer/hire'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { filesOf } from '../../project/files/file.store.ts'
import type { AccessibleProject } from '../../project/project-access.store.ts'
import { roomsOf } from '../../project/rooms/room.store.ts'
import { briefOf, saveBrief } from './brief.store.ts'

const photosIn = async (db: Queries, projectId: number): Promise<Set<string>> => {
  const files = await filesOf(db, projectId)
  return new Set(files.filter(({ mediaType }) => isPhoto(mediaType)).map(({ publicId }) => publicId))
}

/** What is kept, without photos that were removed since; before anything is, what the project says already. */
export const readBrief = async (
  db: Queries,
  project: Pick<AccessibleProject, 'id' | 'budgetCents' | 'startOn'>,
): Promise<DesignerBrief> => {
  const kept = await briefOf(db, project.id)
  const photos = await photosIn(db, project.id)
  if (kept) return { ...kept, photos: kept.photos.filter((id) => photos.has(id)).slice(0, mostBriefPhotos) }
  const rooms = await roomsOf(db, project.id)
  return {
    ...emptyBrief,
    rooms: [...new Set(rooms.map(({ type }) => type))],
    budget_cents: project.budgetCents,
    start_on: project.startOn,
    photos: [...photos].slice(0, mostBriefPhotos),
  }
}

/** Of photos only those that are the project's. */
export const keepBrief = async (
  tx: Queries,
  projectId: number,
  { brief, now }: { brief: DesignerBrief; now: Date },
): Promise<void> => {
  const photos = await photosIn(tx, projectId)
  if (brief.photos.some((id) => !photos.has(id))) refuseInvalid({ photos: [say.notAPhoto] })
  await saveBrief(tx, projectId, { brief, now })
}
