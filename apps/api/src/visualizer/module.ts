import type { AccountApi } from '../account/module.ts'
import type { PersonalData } from '../account/personal-data.ts'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { Module } from '../module.ts'
import type { PictureStore } from '../picture/picture.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import type { Db } from '../platform/db/db.ts'
import { designGoodsRoutes } from './design/design-goods.routes.ts'
import { designRoutes } from './design/design.routes.ts'
import { shareRoutes } from './design/share.routes.ts'
import { floorplanListRoutes, floorplanRoutes } from './plan/floorplan.routes.ts'
import { ownTemplateRoutes, templatePhotoRoutes } from './template/own-template.routes.ts'
import { templatesKeptOf } from './template/own-template.store.ts'
import { tidyPhotos } from './template/template-photo.ts'
import { templateRoutes } from './template/template.routes.ts'
import { giveDesigns, keptOf, plansKeptOf, removeAllOf } from './design/design.store.ts'
import { onProjectBegun } from './design/on-project-begun.ts'
import { deleteExpiredShares } from './design/share.store.ts'
import { openGoods } from './goods/goods.ts'
import { roomPictureRoutes } from './picture/room-picture.routes.ts'
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
  const deps = { db, now, secret, goods, templates, accounts: account.deps }
  return {
    tables: ['design', 'design_share', 'floorplan', 'room_template'],
    routes: (edge) => {
      const { app, serve } = edge
      floorplanListRoutes(serve, deps)
      floorplanRoutes(serve, deps)
      templateRoutes(serve, { ...deps, catalogue })
      ownTemplateRoutes(edge, { ...deps, photos })
      templatePhotoRoutes(edge, { ...deps, photos })
      designRoutes(serve, deps)
      designGoodsRoutes(serve, deps)
      shareRoutes(serve, deps)
      roomPictureRoutes(app, { pictures, secret, appearanceOf: catalogue.appearanceOf })
    },
    onInTransaction: {
      'project.begun': onProjectBegun,
      'project.guest_known': async (tx, known) => {
        await giveDesigns(tx, known)
        await givePlans(tx, known)
      },
    },
    jobs: [
      { name: 'visualizer.end_shares', every: 'hour', run: (at) => deleteExpiredShares(db, at) },
      { name: 'visualizer.tidy', every: 'hour', run: (at) => tidyPhotos({ db, photos }, at) },
      { name: 'visualizer.tidy_plans', every: 'hour', run: () => deleteForsakenCopies(db) },
    ],
    personalData: visualizerPersonalData(db),
  } satisfies Module
}

const visualizerPersonalData = (db: Db): PersonalData[] => [
  { name: 'designs', show: ({ id }) => keptOf(db, id), erase: (tx, accountId) => removeAllOf(tx, accountId) },
  { name: 'floorplans', show: ({ id }) => plansKeptOf(db, id), erase: async () => undefined },
  // What a Pro has published stays with the showroom.
  { name: 'templates', show: ({ id }) => templatesKeptOf(db, id), erase: async () => undefined },
]
