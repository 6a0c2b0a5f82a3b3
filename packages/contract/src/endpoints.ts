import { accountEndpoints } from './account/account.endpoints.ts'
import { embedSessionEndpoints } from './account/embed-session.endpoints.ts'
import { addressEndpoints } from './account/address.endpoints.ts'
import { privacyEndpoints } from './account/privacy.endpoints.ts'
import { securityEndpoints } from './account/security.endpoints.ts'
import { rememberEndpoints } from './account/remember.endpoints.ts'
import { applicationEndpoints } from './application/application.endpoints.ts'
import { approvalEndpoints } from './application/approval.endpoints.ts'
import { socialEndpoints } from './account/social.endpoints.ts'
import { checkoutEndpoints } from './checkout/checkout.endpoints.ts'
import { cartEndpoints } from './cart/cart.endpoints.ts'
import { catalogueEndpoints } from './catalogue/catalogue.endpoints.ts'
import { landingEndpoints } from './landing/landing.endpoints.ts'
import { contactEndpoints } from './contact/contact.endpoints.ts'
import { leadEndpoints } from './lead/lead.endpoints.ts'
import { orderEndpoints } from './order/order.endpoints.ts'
import { paymentEndpoints } from './payment/payment.endpoints.ts'
import { projectItemEndpoints } from './project/item.endpoints.ts'
import { projectMemberEndpoints } from './project/member.endpoints.ts'
import { projectEndpoints } from './project/project.endpoints.ts'
import { couponEndpoints } from './pricing/coupon.endpoints.ts'
import { markupEndpoints } from './pricing/markup.endpoints.ts'
import type { EndpointDefinition, ReplyOf, RequestOf } from './shared/endpoint.ts'
import { shopEndpoints } from './shop/shop.endpoints.ts'
import { showroomEndpoints } from './showroom/showroom.endpoints.ts'

/** Every call of the product. The API validates and strips with it, OpenAPI and the access matrix are made from it. */
export const endpoints = {
  ...showroomEndpoints,
  ...shopEndpoints,
  ...catalogueEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...projectEndpoints,
  ...projectItemEndpoints,
  ...projectMemberEndpoints,
  ...accountEndpoints,
  ...embedSessionEndpoints,
  ...addressEndpoints,
  ...securityEndpoints,
  ...privacyEndpoints,
  ...rememberEndpoints,
  ...paymentEndpoints,
  ...orderEndpoints,
  ...markupEndpoints,
  ...couponEndpoints,
  ...applicationEndpoints,
  ...approvalEndpoints,
  ...socialEndpoints,
  ...landingEndpoints,
  ...contactEndpoints,
  ...leadEndpoints,
}

/** Clients import this type only, so that no schema reaches a browser: `call('GET /api/public', { query })`. */
export type Endpoints = typeof endpoints
export type Call = keyof Endpoints
type Definition<C extends Call> = Endpoints[C] extends EndpointDefinition ? Endpoints[C] : never
export type RequestFor<C extends Call> = RequestOf<Definition<C>>
export type ReplyFor<C extends Call> = ReplyOf<Definition<C>>
