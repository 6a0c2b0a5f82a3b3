import { paths } from '../../paths.ts'
import { layoutMessages as messages } from '../messages.ts'

export type Links = readonly (readonly [label: string, path: string])[]

export const helpLinks: Links = [
  [messages.yourOrders, paths.orders],
  [messages.returnPolicy, paths.returnPolicy],
  [messages.faq, paths.faq],
  [messages.contact, paths.contact],
]

export const legalLinks: Links = [
  [messages.privacyPolicy, paths.privacyPolicy],
  [messages.cookiesPolicy, paths.cookiesPolicy],
  [messages.termsOfService, paths.termsOfService],
]
