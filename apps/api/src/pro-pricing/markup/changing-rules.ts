import { mostMarkupRules } from '@showroom/contract/pricing/markup-plan.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { lockShowroom } from '../../showroom/showroom-prices.store.ts'
import type { OwnShowroom, ProPricingDeps } from '../pro-pricing-deps.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import { countRules } from './markup-rule.store.ts'
import { saveLists } from './save-lists.ts'

type Change<Outcome> = (tx: Queries) => Promise<Outcome>

/** Rules and prices change together; open orders keep what they were sold with. Answers with what the change does. */
export const changingRules = <Outcome>(
  { db }: ProPricingDeps,
  { id }: OwnShowroom,
  change: Change<Outcome>,
): Promise<Outcome> => db.transaction((tx) => changingRulesIn(tx, id, change))

/** As above, in a transaction that does more. */
export const changingRulesIn = async <Outcome>(
  tx: Queries,
  showroomId: number,
  change: Change<Outcome>,
): Promise<Outcome> => {
  await lockShowroom(tx, showroomId)
  const outcome = await change(tx)
  if ((await countRules(tx, showroomId)) > mostMarkupRules)
    refuse(422, 'too_many_rules', proPricingMessages.tooManyRules(mostMarkupRules))
  await saveLists(tx, showroomId)
  return outcome
}
