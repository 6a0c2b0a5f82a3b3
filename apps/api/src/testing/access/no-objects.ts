import type { Objects } from './asked.ts'

const some = (id: string) => ({
  projectId: id,
  lineId: id,
  productId: 'tile',
  sessionId: id,
  deviceId: id,
  addressId: id,
  cardId: id,
  orderId: id,
  orderItemId: id,
  deliveryId: id,
  priceChangeId: id,
  shipmentId: id,
  photoId: id,
  returnId: id,
  markupRuleId: id,
  couponId: id,
  clientId: id,
  applicationId: id,
  documentId: id,
  roomId: id,
  itemId: id,
})

const others = (id: string) => ({
  memberId: id,
  fileId: id,
  selectionId: id,
  proSelectionId: id,
  optionId: id,
  poolId: id,
  templateId: id,
  linkId: id,
  messageId: id,
  draftId: id,
  notificationId: id,
  designerId: id,
  hireId: id,
  userId: id,
  aiJobId: id,
  aiPurchaseId: id,
  aiPictureId: id,
  aiReportId: id,
  aiAccountId: id,
  designId: id,
  floorplanId: id,
  goodsId: id,
  goodsImportId: id,
  shareToken: id,
})

/** Ids that never were anybody's. */
export const missing = 'missing'
export const noObjects: Objects = { ...some(missing), ...others(missing) }
