/** A website that a showroom no longer admits. */
export type WebsiteWithdrawn = { showroomId: number; origin: string }

declare module '../../platform/events.ts' {
  interface TransactionEvents {
    /** In the transaction that takes it off the list. */
    'website.withdrawn': { event: WebsiteWithdrawn; reply: void }
  }
}
