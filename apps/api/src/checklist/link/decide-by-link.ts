import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { projectMessages } from '@showroom/contract/project/project.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { lockProject } from '../../project/project-record.store.ts'
import { type ChecklistDeps, rowCalled, type Work } from '../checklist-access.ts'
import { type JudgedSelection, judgeSelections } from '../reading/judge-selection.ts'
import { readFacts } from '../reading/read-facts.ts'
import { decide, type Deciding } from '../selection/decide.ts'
import { receiptLetter } from './letters.ts'
import { type OpenLink, takeOnce } from './link.store.ts'
import { accessByLink } from './open-link.ts'

type ByLink = Pick<Deciding, 'version' | 'qty' | 'option_id' | 'price_cents' | 'text'> & {
  selection_id: string
  action: 'approve' | 'decline' | 'ask'
  name: string
}

type Asked = { link: OpenLink; asked: ByLink; ip: string }

/** The typed name is the signature: it passes an allowance, and the receipt goes to where the link was sent. */
export const decideByLink = ({ db, now, post }: ChecklistDeps, { link, asked, ip }: Asked): Promise<void> =>
  db.transaction(async (tx) => {
    const work = await workByLink(tx, { link, ip, now: now() })
    const row = rowCalled(work, asked.selection_id)
    await requireUnused(work, { link, row, action: asked.action })
    const actor = { id: null, name: asked.name, method: 'link', ip, linkId: link.id } as const
    await decide(work, row, { ...asked, signature: asked.name, actor })
    const { project } = work.access
    const option =
      asked.action === 'ask'
        ? null
        : (row.options.find(({ record }) => record.publicId === asked.option_id) ?? row.chosen)
    const letter = await receiptLetter({
      ...asked,
      email: link.email,
      title: row.record.fields.title,
      project: project.name || projectMessages.untitled,
      company: project.companyName,
      at: work.now,
      option,
      seesPrices: project.sees === 'yes',
    })
    await post(tx, { letter, showroomId: project.showroomId, at: work.now })
  })

const workByLink = async (
  tx: Queries,
  { link, ip, now }: { link: OpenLink; ip: string; now: Date },
): Promise<Work> => {
  const { project } = await accessByLink(tx, link, now)
  await lockProject(tx, project.id, now)
  const access = await accessByLink(tx, link, now)
  const facts = await readFacts(tx, { project: access.project, now })
  return { tx, access, facts, rows: judgeSelections(facts), actorId: null, ip, now }
}

type Using = { link: OpenLink; row: JudgedSelection; action: ByLink['action'] }

/** A question may be asked again; a decision is taken by a link once. */
const requireUnused = async ({ tx, now }: Work, { link, row, action }: Using) => {
  const item = link.items.find(({ selectionId }) => selectionId === row.record.id) ?? refuseUnknown()
  if (action === 'ask') return
  const isFirst = await takeOnce(tx, { linkId: link.id, selectionId: item.selectionId, now })
  if (!isFirst) refuse(409, 'link_used', say.linkUsed)
}
