import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { showroomContext, showroomProfileOf } from './showroom.store.ts'

export const showroomPersonalData = (db: Db): PersonalData => ({
  name: 'showroom',
  show: ({ publicId }) => showroomOf(db, publicId),
  // Clients shop there: it is closed together with us, not by a click.
  reasonToStay: async ({ publicId }) => {
    const showroom = await showroomOf(db, publicId)
    return (
      showroom &&
      `Your showroom ${showroom.company_name} is open. Please write to us first, so that we close it.`
    )
  },
})

const showroomOf = async (db: Db, publicId: string) => {
  const context = await showroomContext(db, publicId)
  const found = context && (await showroomProfileOf(db, context.id))
  return found ? found.profile : null
}
