/** What the calls are about: somebody's own objects, or ids that never were any. */
export type Objects = {
  projectId: string
  lineId: string
  productId: string
  sessionId: string
  deviceId: string
  addressId: string
  cardId: string
  orderId: string
  orderItemId: string
  deliveryId: string
  priceChangeId: string
  shipmentId: string
  photoId: string
  returnId: string
  markupRuleId: string
  couponId: string
  /** Of the Pro whose showroom has the rule and the coupon. */
  clientId: string
  /** Of the same Pro. */
  inviteId: string
  /** Of the same Pro. */
  seatId: string
  /** Of the same Pro. */
  draftOrderId: string
  applicationId: string
  documentId: string
  roomId: string
  itemId: string
  memberId: string
  fileId: string
  selectionId: string
  /** Of a Pro’s own project: what only Pros may ask about. */
  proSelectionId: string
  optionId: string
  commentId: string
  poolId: string
  templateId: string
  linkId: string
  messageId: string
  draftId: string
  notificationId: string
  designerId: string
  hireId: string
  userId: string
  /** A lead that somebody else has left. */
  inboxItemId: string
  aiJobId: string
  aiPurchaseId: string
  aiPictureId: string
  aiPhotoId: string
  aiReportId: string
  aiAccountId: string
  designId: string
  photoRoomId: string
  floorplanId: string
  /** A template that somebody keeps for themselves. */
  ownLookId: string
  /** Of the Pro who has published it. */
  roomTemplateId: string
  /** A product and a file of some vendor's. */
  goodsId: string
  goodsImportId: string
  goodsFeedId: string
  scheduledPriceId: string
  warehouseId: string
  /** Of a link to a design. */
  shareToken: string
}

export type Asked = { params?: string; query?: object; body?: object }
