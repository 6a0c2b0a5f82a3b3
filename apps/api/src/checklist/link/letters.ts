import { projectMessages } from '@showroom/contract/project/project.messages'
import { pageOf } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { nameOf } from '../../project/present-project.ts'
import { shownMoney } from '../../shared/shown-money.ts'
import { receiptPdf } from '../sheet/receipt-pdf.ts'
import { sheetMessages as say } from '../sheet/sheet.messages.ts'
import type { EventOption } from '../selection/selection-event.store.ts'

type Mailed = {
  email: string
  publicUrl: string
  token: string
  pin?: string | undefined
  access: AccountInProject
  titles: readonly string[]
}

/** The PIN is told another way: whoever reads the mail alone opens nothing. */
export const linkLetter = ({ email, publicUrl, token, pin, access, titles }: Mailed): Letter => {
  const { account, project } = access
  const name = project.name || projectMessages.untitled
  return {
    to: { name: '', address: email },
    subject: `${account.firstName} asks for your approval for “${name}”`,
    preview: titles.join(', '),
    paragraphs: [
      `${nameOf(account)} would like you to approve for “${name}”: ${titles.join(', ')}.`,
      `The link is good for 14 days, without signing in, once for each decision.${
        pin === undefined ? '' : ' It asks for the PIN that they give you.'
      }`,
      'If you do not know what this is about, there is nothing to do.',
    ],
    action: { label: 'Look and decide', url: pageOf({ publicUrl }, `/a/${token}`) },
  }
}

export type Receipt = {
  email: string
  action: 'approve' | 'decline' | 'ask'
  name: string
  title: string
  project: string
  company: string
  text: string
  /** Null where nothing was chosen. */
  option: (EventOption & { uom: string }) | null
  seesPrices: boolean
  at: Date
}

const verbs = { approve: 'approved', decline: 'declined', ask: 'asked about' }

/** What was decided, in the words of the mail and of its paper. */
export const receiptWords = (receipt: Receipt): string[] => {
  const { action, name, title, project, text, option, seesPrices } = receipt
  const price =
    seesPrices && option?.unitCents != null ? ` for ${shownMoney(option.unitCents * option.qty)}` : ''
  return [
    `${name} ${verbs[action]} “${title}” of “${project}”.`,
    ...(option
      ? [
          `${option.name}${option.sku ? ` (${option.sku})` : ''}, ${say.units(option.qty, option.uom)}${price}.`,
        ]
      : []),
    ...(text ? [`“${text}”`] : []),
  ]
}

/** A question needs no paper. */
export const receiptLetter = async (receipt: Receipt): Promise<Letter> => {
  const { email, action, name, title, project } = receipt
  const letter = {
    to: { name, address: email },
    subject: `You ${verbs[action]} “${title}”`,
    preview: `Your receipt for “${project}”.`,
    paragraphs: [...receiptWords(receipt), 'Please keep this mail: it is your receipt.'],
  }
  if (action === 'ask') return letter
  const bytes = (await receiptPdf({ ...receipt, words: receiptWords(receipt) })).toString('base64')
  return {
    ...letter,
    attachments: [{ fileName: 'receipt.pdf', mediaType: 'application/pdf', bytes }],
  }
}
