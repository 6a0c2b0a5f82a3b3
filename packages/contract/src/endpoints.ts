import { auditEndpoints } from './audit/audit.endpoints.ts'
import { draftOrderEndpoints, draftOrderLinkEndpoints } from './draft-order/draft-order.endpoints.ts'
import { inviteEndpoints } from './invite/invite.endpoints.ts'
import { jobEndpoints } from './job/job.endpoints.ts'
import { assistantEndpoints } from './assistant/assistant.endpoints.ts'
import { accountEndpoints } from './account/account.endpoints.ts'
import { embedSessionEndpoints } from './account/embed-session.endpoints.ts'
import { ageEndpoints } from './account/age.endpoints.ts'
import { addressEndpoints } from './account/address.endpoints.ts'
import { profilePhotoEndpoints } from './account/profile-photo.endpoints.ts'
import { privacyEndpoints } from './account/privacy.endpoints.ts'
import { securityEndpoints } from './account/security.endpoints.ts'
import { twoStepEndpoints } from './account/two-step.endpoints.ts'
import { rememberEndpoints } from './account/remember.endpoints.ts'
import { balanceEndpoints } from './balance/balance.endpoints.ts'
import { chatEndpoints } from './chat/chat.endpoints.ts'
import { orderChatEndpoints } from './chat/order-chat.endpoints.ts'
import { premiumEndpoints } from './premium/premium.endpoints.ts'
import { savedReplyEndpoints } from './chat/saved-reply.endpoints.ts'
import { officeHoursEndpoints } from './chat/office-hours.endpoints.ts'
import { applicationEndpoints } from './application/application.endpoints.ts'
import { approvalEndpoints } from './application/approval.endpoints.ts'
import { socialEndpoints } from './account/social.endpoints.ts'
import { checkoutEndpoints } from './checkout/checkout.endpoints.ts'
import { cartEndpoints } from './cart/cart.endpoints.ts'
import { catalogueEndpoints } from './catalogue/catalogue.endpoints.ts'
import { categoryAttributesEndpoints } from './catalogue/category-attributes.endpoints.ts'
import { departmentsEndpoints } from './catalogue/departments.endpoints.ts'
import { landingEndpoints } from './landing/landing.endpoints.ts'
import { approvalLinkEndpoints } from './checklist/approval-link.endpoints.ts'
import { checklistEndpoints } from './checklist/checklist.endpoints.ts'
import { selectionCostEndpoints } from './checklist/selection-cost.endpoints.ts'
import { selectionCommentEndpoints } from './checklist/selection-comment.endpoints.ts'
import { selectionEndpoints } from './checklist/selection.endpoints.ts'
import { contentEndpoints } from './content/content.endpoints.ts'
import { contactEndpoints } from './contact/contact.endpoints.ts'
import { aiAdminEndpoints } from './design-ai/ai-admin.endpoints.ts'
import { designAiEndpoints } from './design-ai/design-ai.endpoints.ts'
import { designerEndpoints } from './designer/designer.endpoints.ts'
import { adminDesignerEndpoints } from './designer/admin-designer.endpoints.ts'
import { hireEndpoints } from './designer/hire.endpoints.ts'
import { ownProfileEndpoints } from './designer/own-profile.endpoints.ts'
import { liveEndpoints } from './live/live.endpoints.ts'
import { disputeEndpoints } from './dispute/dispute.endpoints.ts'
import { deliveryPriceEndpoints } from './shipping/delivery-price.endpoints.ts'
import { rateEndpoints } from './rates/rate.endpoints.ts'
import { inboxEndpoints } from './inbox/inbox.endpoints.ts'
import { leadEndpoints } from './lead/lead.endpoints.ts'
import { notificationEndpoints } from './notification/notification.endpoints.ts'
import { smsEndpoints } from './notification/sms.endpoints.ts'
import { orderEndpoints } from './order/order.endpoints.ts'
import { cancelRequestEndpoints } from './order/cancel-request.endpoints.ts'
import { orderDocumentEndpoints } from './order/order-document.endpoints.ts'
import { orderQueueEndpoints } from './order/order-queue.endpoints.ts'
import { priceChangeEndpoints } from './order/price-change.endpoints.ts'
import { payoutEndpoints } from './payout/payout.endpoints.ts'
import { shipmentEndpoints } from './order/shipment.endpoints.ts'
import { returnEndpoints } from './order/return.endpoints.ts'
import { placeEndpoints } from './place/place.endpoints.ts'
import { paymentEndpoints } from './payment/payment.endpoints.ts'
import { projectItemEndpoints } from './project/item.endpoints.ts'
import { projectMemberEndpoints } from './project/member.endpoints.ts'
import { projectEndpoints } from './project/project.endpoints.ts'
import { clientEndpoints } from './client/client.endpoints.ts'
import { commissionEndpoints } from './commission/commission.endpoints.ts'
import { couponEndpoints } from './pricing/coupon.endpoints.ts'
import { markupEndpoints } from './pricing/markup.endpoints.ts'
import { markupPlanEndpoints } from './pricing/markup-plan.endpoints.ts'
import type { EndpointDefinition, ReplyOf, RequestOf } from './shared/endpoint.ts'
import { shopEndpoints } from './shop/shop.endpoints.ts'
import { adminDomainEndpoints } from './showroom/admin-domain.endpoints.ts'
import { showroomEndpoints } from './showroom/showroom.endpoints.ts'
import { teamEndpoints } from './team/team.endpoints.ts'
import { userEndpoints } from './user/user.endpoints.ts'
import { goodsFeedEndpoints } from './vendor-goods/goods-feed.endpoints.ts'
import { goodsImportEndpoints } from './vendor-goods/goods-import.endpoints.ts'
import { inventoryEndpoints } from './vendor-goods/inventory.endpoints.ts'
import { warehouseEndpoints } from './vendor-goods/warehouse.endpoints.ts'
import { pauseEndpoints } from './vendor-goods/pause.endpoints.ts'
import { scheduledPriceEndpoints } from './vendor-goods/scheduled-price.endpoints.ts'
import { scoreCardEndpoints } from './vendor-goods/score-card.endpoints.ts'
import { vendorProductEndpoints } from './vendor-goods/vendor-product.endpoints.ts'
import { workspaceEndpoints } from './workspace/workspace.endpoints.ts'
import { designEndpoints } from './visualizer/design.endpoints.ts'
import { ownTemplateEndpoints } from './visualizer/own-template.endpoints.ts'
import { photoRoomEndpoints } from './visualizer/photo-room.endpoints.ts'
import { visualizerEndpoints } from './visualizer/visualizer.endpoints.ts'

/** Every call of the product. The API validates and strips with it, OpenAPI and the access matrix are made from it. */
export const endpoints = {
  ...showroomEndpoints,
  ...shopEndpoints,
  ...catalogueEndpoints,
  ...departmentsEndpoints,
  ...categoryAttributesEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...projectEndpoints,
  ...projectItemEndpoints,
  ...projectMemberEndpoints,
  ...checklistEndpoints,
  ...selectionCostEndpoints,
  ...selectionEndpoints,
  ...selectionCommentEndpoints,
  ...approvalLinkEndpoints,
  ...liveEndpoints,
  ...chatEndpoints,
  ...orderChatEndpoints,
  ...officeHoursEndpoints,
  ...savedReplyEndpoints,
  ...assistantEndpoints,
  ...accountEndpoints,
  ...embedSessionEndpoints,
  ...addressEndpoints,
  ...profilePhotoEndpoints,
  ...securityEndpoints,
  ...privacyEndpoints,
  ...ageEndpoints,
  ...rememberEndpoints,
  ...twoStepEndpoints,
  ...paymentEndpoints,
  ...orderEndpoints,
  ...cancelRequestEndpoints,
  ...orderDocumentEndpoints,
  ...orderQueueEndpoints,
  ...priceChangeEndpoints,
  ...payoutEndpoints,
  ...balanceEndpoints,
  ...shipmentEndpoints,
  ...returnEndpoints,
  ...markupEndpoints,
  ...markupPlanEndpoints,
  ...couponEndpoints,
  ...clientEndpoints,
  ...inviteEndpoints,
  ...teamEndpoints,
  ...draftOrderEndpoints,
  ...draftOrderLinkEndpoints,
  ...vendorProductEndpoints,
  ...inventoryEndpoints,
  ...warehouseEndpoints,
  ...scheduledPriceEndpoints,
  ...scoreCardEndpoints,
  ...pauseEndpoints,
  ...goodsFeedEndpoints,
  ...goodsImportEndpoints,
  ...commissionEndpoints,
  ...premiumEndpoints,
  ...applicationEndpoints,
  ...approvalEndpoints,
  ...adminDomainEndpoints,
  ...socialEndpoints,
  ...landingEndpoints,
  ...placeEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...userEndpoints,
  ...jobEndpoints,
  ...auditEndpoints,
  ...leadEndpoints,
  ...disputeEndpoints,
  ...inboxEndpoints,
  ...rateEndpoints,
  ...deliveryPriceEndpoints,
  ...notificationEndpoints,
  ...smsEndpoints,
  ...designerEndpoints,
  ...adminDesignerEndpoints,
  ...hireEndpoints,
  ...ownProfileEndpoints,
  ...workspaceEndpoints,
  ...visualizerEndpoints,
  ...designEndpoints,
  ...ownTemplateEndpoints,
  ...photoRoomEndpoints,
  ...designAiEndpoints,
  ...aiAdminEndpoints,
}

/** Clients import this type only, so that no schema reaches a browser: `call('GET /api/public', { query })`. */
export type Endpoints = typeof endpoints
export type Call = keyof Endpoints
type Definition<C extends Call> = Endpoints[C] extends EndpointDefinition ? Endpoints[C] : never
export type RequestFor<C extends Call> = RequestOf<Definition<C>>
export type ReplyFor<C extends Call> = ReplyOf<Definition<C>>
