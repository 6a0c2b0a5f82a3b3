import type { ProHome, SetUpStep, VendorHome, VendorSetUpStep } from '@showroom/contract/workspace/workspace'
import { paths } from '../../paths.ts'
import { homeMessages as messages } from './messages.ts'

/** What is to be done, where, and whether it is. */
export type HomeStep = { name: string; about: string; to: string; isDone: boolean }

const ofPro: Record<SetUpStep, string> = {
  brand: paths.accountPanel('showroom'),
  markup: paths.accountPanel('markup'),
  payouts: paths.accountPanel('payouts'),
  client: paths.accountPanel('invites'),
}

export const proStep = ({ step, is_done }: ProHome['set_up'][number]): HomeStep => ({
  ...messages.steps[step],
  to: ofPro[step],
  isDone: is_done,
})

const ofVendor: Record<VendorSetUpStep, string> = {
  warehouse: paths.accountPanel('inventory'),
  goods: paths.accountPanel('import'),
  payouts: paths.accountPanel('payouts'),
}

export const vendorStep = ({ step, is_done }: VendorHome['set_up'][number]): HomeStep => ({
  ...messages.vendorSteps[step],
  to: ofVendor[step],
  isDone: is_done,
})
