import { nameOf } from '../../project/present-project.ts'
import type { Work } from '../checklist-access.ts'
import { tellPricesSettled, tellStep } from '../selection/decision-told.ts'
import { lacksPrice } from './option.store.ts'

/** What comes from elsewhere has no price before somebody tells it: whoever can is asked. */
export const askForPrice = (work: Work, about: { selection: string; title: string }): Promise<void> =>
  tellStep(work, { step: 'ask_price', by: nameOf(work.access.account), ...about })

/** Nobody is asked any more once no decision of the project lacks a price. */
export const settlePrices = async ({ tx, access: { project }, now }: Work): Promise<void> => {
  if (!(await lacksPrice(tx, project.id))) await tellPricesSettled(tx, project.publicId, now)
}
