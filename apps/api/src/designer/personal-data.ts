import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { PersonalData } from '../account/personal-data.ts'
import type { DesignerDeps } from './designer-deps.ts'
import { profilesOf, removeProfileOf } from './directory/profile.store.ts'
import { declineAllOf } from './hire/hire-upkeep.ts'
import { hasWorkUnderWay, hiresKeptOf, removeHiresOf } from './hire/hire-record.store.ts'
import { removeRefundWordsOf } from './refund/refund.store.ts'

export const designerPersonalData = (deps: DesignerDeps): PersonalData[] => [
  {
    name: 'designer_profile',
    show: ({ id }) => profilesOf(deps.db, id),
    erase: (tx, accountId) => removeProfileOf(tx, accountId),
  },
  {
    name: 'designer_hires',
    show: ({ id }) => hiresKeptOf(deps.db, id),
    reasonToStay: async ({ id }) => ((await hasWorkUnderWay(deps.db, id)) ? say.workUnderWay : null),
    erase: async (tx, accountId) => {
      await declineAllOf(tx, deps, accountId)
      await removeRefundWordsOf(tx, accountId)
      await removeHiresOf(tx, accountId)
    },
  },
]
