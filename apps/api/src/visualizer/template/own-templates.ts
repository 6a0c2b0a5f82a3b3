import { platformShowroom } from '@showroom/contract/shared/ids'
import type { OwnTemplate } from '@showroom/contract/visualizer/own-template'
import type { TemplateState } from '@showroom/contract/visualizer/template-choices'
import type { RoomStyle } from '@showroom/contract/visualizer/surfaces'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Account } from '../../account/account.ts'
import { requireAccount } from '../../account/require-account.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Who } from '../../platform/http/who.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import type { DesignDeps } from '../design/designs.ts'
import {
  deleteTemplate,
  ownTemplateNamed,
  type OwnTemplateRow,
  savePhoto,
  saveTemplate,
} from './own-template.store.ts'
import type { TemplateOwner } from './template.store.ts'
import { keepPhoto } from './template-photo.ts'

export type OwnTemplateDeps = DesignDeps & { photos: FileStore }

type Caller = Pick<Who, 'caller'>

/** `showroom`: where a template is shown to its owner, with its goods and prices. */
export type Publisher = { account: Account; owner: TemplateOwner; showroom: ShowroomContext }

/** A Pro with a showroom of their own, or a client, who keeps templates for themselves. */
export const requirePublisher = async (
  { db }: Pick<DesignDeps, 'db'>,
  who: Caller,
  seenIn: string = platformShowroom,
): Promise<Publisher> => {
  const { account } = await requireAccount({ db }, who)
  if (account.type === 'User') {
    const showroom = await requireShowroom(db, seenIn, account.id)
    return { account, showroom, owner: { showroomId: null, accountId: account.id } }
  }
  const showroom = await showroomContext(db, account.publicId)
  return showroom?.ref === account.publicId
    ? { account, showroom, owner: { showroomId: showroom.id, accountId: null } }
    : refuse(409, 'no_showroom', say.noShowroom)
}

export const presentOwn = async (
  { templates }: Pick<DesignDeps, 'templates'>,
  showroom: ShowroomContext,
  rows: readonly OwnTemplateRow[],
): Promise<OwnTemplate[]> => {
  const cards = await templates.cards(showroom, rows, null)
  return rows.flatMap(({ state, photo, createdAt, floorplan }, at) => {
    const card = cards[at]
    const about = { state, has_photo: photo !== null, plan_name: floorplan.plan.name }
    return card ? [{ ...card, ...about, created_at: createdAt.toISOString() }] : []
  })
}

/** What nobody else sees is neither hidden nor a draft. */
export const stateKept = ({ accountId }: TemplateOwner, state: TemplateState): TemplateState =>
  accountId === null ? state : 'published'

type Owned = Pick<Publisher, 'owner' | 'showroom'> & { row: OwnTemplateRow }

const requireOwn = async (deps: Pick<DesignDeps, 'db'>, who: Caller, publicId: string): Promise<Owned> => {
  const { owner, showroom } = await requirePublisher(deps, who)
  const row = await ownTemplateNamed(deps.db, owner, publicId)
  return row ? { owner, showroom, row } : refuseUnknown()
}

type Named = { who: Caller; id: string }

const presented = async (
  deps: DesignDeps,
  { owner, showroom }: Pick<Publisher, 'owner' | 'showroom'>,
  id: string,
): Promise<OwnTemplate> => {
  const row = (await ownTemplateNamed(deps.db, owner, id)) ?? refuseUnknown()
  const [shown] = await presentOwn(deps, showroom, [row])
  return shown ?? refuseUnknown()
}

type Change = { title: string; style: RoomStyle; state: TemplateState }

export const changeOwnTemplate = async (
  deps: DesignDeps,
  { who, id }: Named,
  change: Change,
): Promise<OwnTemplate> => {
  const { row, ...held } = await requireOwn(deps, who, id)
  await saveTemplate(deps.db, row.id, { ...change, state: stateKept(held.owner, change.state) })
  return presented(deps, held, id)
}

export const removeOwnTemplate = async (deps: DesignDeps, { who, id }: Named): Promise<void> => {
  const { row } = await requireOwn(deps, who, id)
  await deleteTemplate(deps.db, row.id)
}

/** Null: it is pictured by its goods again. */
export const changePhoto = async (
  deps: OwnTemplateDeps,
  { who, id }: Named,
  sent: { bytes: Buffer; fileName: string } | null,
): Promise<OwnTemplate> => {
  const { row, ...held } = await requireOwn(deps, who, id)
  // The files first: a row never names one that is not there. One without a row is swept away.
  const photo = sent && (await keepPhoto(deps.photos, sent))
  await savePhoto(deps.db, row.id, photo)
  return presented(deps, held, id)
}
