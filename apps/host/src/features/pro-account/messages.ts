import { minimumMarkupPercent } from '@showroom/contract/policy/figures'
import { commonMessages as common } from '../../common.messages.ts'

/** What these pages say. */
export const proAccountMessages = {
  ownShowroom: 'Your own showroom',
  ownShowroomText: (showroomIdLength: number) =>
    `A storefront with your name, your prices and an ID of ${showroomIdLength} characters that you hand to your clients.`,
  wholesalePrices: common.wholesalePrices,
  wholesalePricesText: `You see what the makers ask. Your markup is yours to set, from ${minimumMarkupPercent} percent up, by department or by product.`,
  ownWebsite: 'On your own website',
  ownWebsiteText: 'A few lines put your showroom on the site that you have, in your colors and your type.',
  checklists: 'Checklists your clients can follow',
  checklistsText: 'Share what is needed room by room; they choose, you see what was chosen and what is late.',
  title: 'Your showroom, open all night.',
  lead: 'Your clients choose their finishes directly from the makers, at your prices, while you are on the job.',
  signUpAsPro: common.signUpAsPro,
  sellAsAVendor: 'Sell as a vendor',
  whatYouNeed: (approvalHours: number, demoMinutes: number) =>
    `You need a license number. We look at every application ourselves and answer within ${approvalHours} hours. A demo takes about ${demoMinutes} minutes.`,
  proSignIn: common.proSignIn,
  shoppingForYourHome: 'Shopping for your home?',
  signInHere: 'Sign in here',
}
