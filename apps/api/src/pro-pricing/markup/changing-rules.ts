import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { lockShowroom } from '../../showroom/showroom-prices.store.ts'
import type { OwnShowroom, ProPricingDeps } from '../pro-pricing-deps.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import { countRules } from './markup-rule.store.ts'
import { saveLists } from './save-lists.ts'

const mostRules = 200

/** Rules and prices change together; open orders keep what they were sold with. Answers with what the change does. */
export const changingRules = <Outcome>(
  { db }: ProPricingDeps,
  { id }: OwnShowroom,
  change: (tx: Queries) => Promise<Outcome>,
): Promise<Outcome> =>
  db.transaction(async (tx) => {
    await lockShowroom(tx, id)
    const outcome = await change(tx)
    if ((await countRules(tx, id)) > mostRules)
      refuse(422, 'too_many_rules', proPricingMessages.tooManyRules(mostRules))
    await saveLists(tx, id)
    return outcome
  })
