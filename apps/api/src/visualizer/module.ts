import type { AccountApi } from '../account/module.ts'
import type { PersonalData } from '../account/personal-data.ts'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { Module } from '../module.ts'
import type { PictureStore } from '../picture/picture.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Edge } from '../platform/http/edge.ts'
import type { Platform } from '../platform/platform.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { boardRoutes } from './board/board.routes.ts'
import { designGoodsRoutes } from './design/design-goods.routes.ts'
import { designRoutes } from './design/design.routes.ts'
import { shareRoutes } from './design/share.routes.ts'
import { floorplanListRoutes, floorplanRoutes } from './plan/floorplan.routes.ts'
import { ownTemplateRoutes, templatePhotoRoutes } from './template/own-template.routes.ts'
import { removeTemplatesOf, templatesKeptOf } from './template/own-template.store.ts'
import { tidyPhotos } from './template/template-photo.ts'
import { templateRoutes } from './template/template.routes.ts'
import { giveDesigns, keptOf, plansKeptOf, removeAllOf } from './design/design.store.ts'
import { onProjectBegun } from './design/on-project-begun.ts'
import { deleteExpiredShares } from './design/share.store.ts'
import { openGoods } from './goods/goods.ts'
import { laidPictureRoutes } from './picture/laid-picture.routes.ts'
import { roomPictureRoutes } from './picture/room-picture.routes.ts'
import { openPhotoPictures } from './photo/photo-pictures.ts'
import { givePhotoRooms, photoRoomsKeptOf, removePhotoRoomsOf } from './photo/photo-room.store.ts'
import { photoProjectRoutes, photoRoomRoutes, photoShareRoutes } from './photo/photo-room.routes.ts'
import { roomPhotoRoutes } from './photo/room-photo.routes.ts'
import { tidyRoomPhotos } from './photo/room-photos.ts'
import { deleteForsakenCopies, givePlans } from './plan/floorplan.store.ts'
import { openTemplates } from './template/templates.ts'

type Needs = { account: AccountApi; catalogue: CatalogueApi; pictures: PictureStore }

/** Floor plans, looks, and the rooms that people design of both. */
export const visualizerModule = (
  { config, db, now, secret }: Platform,
  { account, catalogue, pictures }: Needs,
) => {
  const goods = openGoods(db, catalogue)
  const templates = openTemplates({ db, goods, secret })
  const photos = openFileStore(config, 'room-templates')
  const files = openFileStore(config, 'room-photos')
  const deps = { db, now, secret, goods, templates, accounts: account.deps }
  const ofPhotos = {
    ...deps,
    files,
    pictures: openPhotoPictures({ files, goods }),
    publicUrl: config.publicUrl,
  }
  return {
    tables: ['design', 'design_share', 'floorplan', 'photo_room', 'room_photo', 'room_template'],
    routes: (edge) => {
      const { app, serve } = edge
      floorplanListRoutes(serve, deps)
      floorplanRoutes(serve, deps)
      templateRoutes(serve, { ...deps, catalogue })
      laidPictureRoutes(serve, deps)
      ownTemplateRoutes(edge, { ...deps, photos })
      templatePhotoRoutes(edge, { ...deps, photos })
      designRoutes(serve, deps)
      designGoodsRoutes(serve, deps)
      shareRoutes(serve, deps)
      photoRoutes(edge, ofPhotos)
      roomPictureRoutes(app, { pictures, secret, appearanceOf: catalogue.appearanceOf })
    },
    onInTransaction: { 'project.begun': onProjectBegun, 'project.guest_known': giveAll },
    jobs: jobsOf({ db, photos, files }),
    personalData: visualizerPersonalData(db),
  } satisfies Module
}

/** What a guest made is the account’s from now on. */
const giveAll = async (tx: Queries, known: { guestCartId: number; accountId: number }): Promise<void> => {
  await giveDesigns(tx, known)
  await givePlans(tx, known)
  await givePhotoRooms(tx, known)
}

type PhotoDeps = Parameters<typeof roomPhotoRoutes>[1] &
  Parameters<typeof photoProjectRoutes>[1] &
  Parameters<typeof boardRoutes>[1]

const photoRoutes = (edge: Edge, deps: PhotoDeps) => {
  photoRoomRoutes(edge.serve, deps)
  photoShareRoutes(edge.serve, deps)
  photoProjectRoutes(edge.serve, deps)
  roomPhotoRoutes(edge, deps)
  boardRoutes(edge, deps)
}

type Kept = { db: Db; photos: FileStore; files: FileStore }

const jobsOf = ({ db, photos, files }: Kept): NonNullable<Module['jobs']> => [
  { name: 'visualizer.end_shares', every: 'hour', run: (at) => deleteExpiredShares(db, at) },
  { name: 'visualizer.tidy', every: 'hour', run: (at) => tidyPhotos({ db, photos }, at) },
  { name: 'visualizer.tidy_room_photos', every: 'hour', run: (at) => tidyRoomPhotos({ db, files }, at) },
  { name: 'visualizer.tidy_plans', every: 'hour', run: () => deleteForsakenCopies(db) },
]

const visualizerPersonalData = (db: Db): PersonalData[] => [
  { name: 'designs', show: ({ id }) => keptOf(db, id), erase: (tx, accountId) => removeAllOf(tx, accountId) },
  { name: 'floorplans', show: ({ id }) => plansKeptOf(db, id), erase: async () => undefined },
  {
    name: 'photo_rooms',
    show: ({ id }) => photoRoomsKeptOf(db, id),
    erase: async (tx, accountId) => {
      await removePhotoRoomsOf(tx, accountId)
    },
  },
  // What a Pro has published stays with the showroom.
  {
    name: 'templates',
    show: ({ id }) => templatesKeptOf(db, id),
    erase: async (tx, accountId) => {
      await removeTemplatesOf(tx, accountId)
    },
  },
]
