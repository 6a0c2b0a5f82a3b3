/**
 * The product's business constants, each written here and nowhere else: rules, messages and screens import them,
 * and the texts of the host's `content/` name them in snake case (`{{return_days}}`). Plain exports, so that a
 * bundle holds only the number it uses.
 */

// Who may use it
export const minimumAge = 13
/** Below it, a parent or guardian agrees. */
export const adultAge = 18

// Orders
export const cancelMinutes = 60
/** So long, at least, another card may pay for another address that costs more. */
export const addressPaymentMinutes = 15
export const processingHours = 48
/** A client answers a vendor's raised price within them; no answer rejects it. */
export const priceChangeHours = 48
/** A reminder when so many of them are left. */
export const priceChangeReminderHours = [24, 4] as const
/** What was accepted and no card pays for counts as rejected after them. */
export const priceChangePaymentHours = 24
/** An incomplete order is reported within them. */
export const incompleteOrderWeeks = 2
export const deliveryWeeksFrom = 1
export const deliveryWeeksTo = 3

// Returns and refunds
export const returnDays = 12
/** In them a vendor applies a refund. */
export const vendorRefundDays = 30
export const refundBusinessDaysFrom = 7
export const refundBusinessDaysTo = 14
/** In them a vendor answers a return or a claim; after them Admins are told that nobody has. */
export const returnAnswerDays = 5
/** In them a client sends back what was approved. */
export const sendBackDays = 14
/** Missing or damaged goods are claimed within them. */
export const claimDays = 14

// What we answer for
export const liabilityCapDollars = 100
export const claimYears = 1

// Pros
export const minimumMarkupPercent = 10
export const standardMarkupPercent = 10
/** Materials that stand first in one showroom, and single ones that it hides; more than that is a category. */
export const featuredMaterials = 24
export const hiddenMaterials = 2_000
/** After them a Pro's pending balance becomes available. */
export const pendingBusinessDays = 46
export const negativeBalanceDays = 10
/** A changed bank is paid nothing for so long. */
export const bankChangeHoldDays = 3
/** Days after the one on which a balance fell below zero: it is reminded of, while it is not settled. */
export const negativeReminderDays = [0, 3, 7, 9] as const
export const approvalHours = 24
/** So many hours before they are over, Admins are told of who still waits. */
export const approvalReminderHours = 4
export const demoMinutes = 30
export const premiumPlanDollars = 199
/** So long a showroom stays Premium after its renewal was refused. */
export const premiumGraceDays = 7

// Accounts
export const passwordMinimum = 8
export const defaultCountryCode = '+1'
export const rememberDays = 340
export const userTypeCookieDays = 1

// Showroom IDs and carts
export const showroomIdLength = 8
/** A search runs for texts that are longer. */
export const showroomSearchAbove = 2
export const guestCartDays = 30
/** An application that was begun is kept for them. */
export const applicationDraftDays = 30

// What somebody sent who may have no account
export const contactMessageDays = 730
export const leadDays = 365

// What we promise on the front page
export const popupOfferPercent = 30
export const templates = 100
export const materials = 25_000

// Screens
export const toastMs = 10_000
export const pageSize = 10
export const largestPageSize = 96
export const scrollDelayMs = 100
/** What is scrolled to stands so far below the top of the window, and is there after so long. */
export const smoothScrollOffset = -100
export const smoothScrollMs = 500
/** The widest mobile and the widest tablet; what is wider is a desktop. */
export const mobileWidth = 768
export const tabletWidth = 1_024
/** A part of a page that has not come by then does not come. */
export const chunkTimeoutMs = 120_000
export const timezone = 'America/Los_Angeles'

// Calculators
/** Extra for cuts that most people plan with. */
export const usualWastePercent = 10

// Notifications
export const notificationsKeptDays = 365
/** When the day's digest is mailed, by the marketplace's clock. */
export const digestHour = 8
// Designers
/** A designer answers a request within them, a client a quote; then it is over. */
export const designerAnswerHours = 72
export const briefPhotos = 3
/** Of what a client pays a designer, so much is ours. */
export const designerFeePercent = 10
/** A request that no bank holds the money for is over after them. */
export const unpaidHireHours = 24
/** What was delivered and nobody has looked at is approved after them. */
export const deliveredHireDays = 14
/** What was approved closes by itself after them, and the designer's access with it. */
export const approvedHireDays = 14
/** For so long after the approval a client may ask for a charged milestone back. */
export const milestoneRefundDays = 30
/** So many of a product, or fewer, are said to be the last ones. */
export const lowStockAt = 5
