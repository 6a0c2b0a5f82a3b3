import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { applicationOfAccount, deleteApplicationOf } from './application.store.ts'
import { documentsOf } from './document.store.ts'
import { requestsOf } from './request.store.ts'

export const applicationPersonalData = (db: Db): PersonalData => ({
  name: 'application',
  show: ({ id }) => applicationIn(db, id),
  erase: (tx, accountId) => deleteApplicationOf(tx, accountId),
})

const applicationIn = async (db: Db, accountId: number) => {
  const application = await applicationOfAccount(db, accountId)
  if (!application) return null
  const { publicId, type, state, answers, reason, appeal, submittedAt, decidedAt } = application
  const documents = await documentsOf(db, application.id)
  const requests = await requestsOf(db, application.id)
  return { id: publicId, type, state, answers, reason, appeal, submittedAt, decidedAt, requests, documents }
}
