import type { HireSide } from '@showroom/contract/designer/designer-choices'
import { accountById } from '../../account/account.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { tellStepped } from './hire-events.ts'
import { type HireNews, hireLetter } from './hire-letters.ts'
import type { Hire } from './hire.store.ts'

/** Done by nobody: by time, or by a bank. */
const byNobody: readonly HireNews[] = [
  'expire',
  'expire_unpaid',
  'close_itself',
  'approve_itself',
  'payment_needed',
  'refund_lapse',
  'refund_give',
  'refund_refuse',
]

const actorOf = ({ hire, news, readers }: Telling & { hire: Hire }): number | null => {
  const [reader] = readers
  if (!reader || byNobody.includes(news)) return null
  return reader === 'client' ? hire.designerAccountId : hire.clientId
}

type Telling = { news: HireNews; readers: readonly HireSide[]; at: Date }

/** Posts the letters about a step with the change itself, and tells it to the concepts above. */
export const tellOf = async (
  tx: Queries,
  { post, publicUrl }: Pick<DesignerDeps, 'post' | 'publicUrl'>,
  { hire, news, readers, at }: Telling & { hire: Hire },
): Promise<void> => {
  const actorId = actorOf({ hire, news, readers, at })
  await tellStepped(tx, { hireId: hire.id, news, readers: [...readers], actorId }, at)
  for (const reader of readers) {
    const account = await accountById(tx, reader === 'client' ? hire.clientId : hire.designerAccountId)
    if (!account || account.email === '') continue
    const letter = hireLetter(news, hire, { account, publicUrl })
    await post(tx, { letter, showroomId: null, at })
  }
}
