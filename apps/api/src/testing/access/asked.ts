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
  markupRuleId: string
  couponId: string
  applicationId: string
  documentId: string
  roomId: string
  itemId: string
  memberId: string
  fileId: string
}

export type Asked = { params?: string; query?: object; body?: object }
