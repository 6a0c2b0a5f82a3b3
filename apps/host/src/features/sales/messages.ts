/** What these pages say. */
export const salesMessages = {
  orderItems: 'Order Items',
  close: 'Close',
  noItemFoundIn: 'NO item found in this order.',
  searchByOrderShowroom: 'Search by order, showroom or product',
  search: 'Search',
  ordersNewestFirstTimes: 'Orders, newest first, times in Pacific',
  noOrderFitsThese: 'No order fits these words.',
  noOrderHasCome: 'No order has come in yet. New orders turn up here.',
  statusOf: (productName: string | number) => `Status of ${productName}`,
  pleaseSayWhy: 'Please say why',
  setStatus: 'Set status',
  leaveIt: 'Leave it',
}
