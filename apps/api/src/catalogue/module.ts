import type { Module } from '../module.ts'
import { pictureRoutes } from '../picture/picture.routes.ts'
import type { PictureStore } from '../picture/picture.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { ScheduledJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { openCatalogue } from './catalogue.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { tidyCategoryPictures } from './departments/category-picture.ts'
import { departmentsRoutes } from './departments/departments.routes.ts'
import { retagHandlers } from './departments/retag-goods.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { checkIndex, tidyChanges } from './index/check-index.ts'
import { fetchPhotos, tidyPhotos } from './photo/fetch-photos.ts'
import { photoRoutes } from './photo/photo.routes.ts'

type Needs = { pictures: PictureStore }
export type CatalogueApi = ReturnType<typeof catalogueModule>['api']

const tables = [
  'catalogue_change',
  'catalogue_version',
  'category',
  'co_view',
  'department',
  'department_category',
  'family',
  'lot',
  'photo',
  'product',
  'product_picture',
  'product_relation',
  'vendor',
  'warehouse',
]

/** Departments, categories, products, variants, lots, stock; how they are found, and their pictures. */
export const catalogueModule = ({ config, db, log, now }: Platform, { pictures }: Needs) => {
  // Beside the drawn pictures, under names that say nothing.
  const photos = openFileStore(config, 'photos')
  const categoryPictures = openFileStore(config, 'category-pictures')
  const reach = { admitsPrivate: config.privateDomains, timeoutMs: 20_000 }
  const photoDeps = { db, files: photos, now, reach }
  const report = (error: unknown) => log.error({ err: error }, 'the catalogue in memory was not kept')
  const catalogue = openCatalogue({ db, now, report })
  return {
    tables,
    routes: (edge) => {
      const { app } = edge
      catalogueRoutes(edge.serve, db, catalogue)
      departmentsRoutes(edge, { db, now, pictures: categoryPictures })
      documentRoutes(app, catalogue)
      pictureRoutes(app, { store: pictures, appearanceOf: catalogue.appearanceOf })
      photoRoutes(app, { photos })
    },
    on: retagHandlers(db),
    jobs: [
      ...photoJobs(photoDeps),
      ...indexJobs({ db, index: catalogue.index, report }),
      ...categoryPictureJobs({ db, pictures: categoryPictures }),
    ],
    api: catalogue,
  } satisfies Module & { api: unknown }
}

const categoryPictureJobs = (deps: Parameters<typeof tidyCategoryPictures>[0]): ScheduledJob[] => [
  { name: 'catalogue.tidy-category-pictures', every: 'hour', run: (at) => tidyCategoryPictures(deps, at) },
]

const photoJobs = (deps: Parameters<typeof fetchPhotos>[0]): ScheduledJob[] => [
  { name: 'catalogue.fetch-photos', every: 'minute', run: () => fetchPhotos(deps) },
  { name: 'catalogue.tidy-photos', every: 'hour', run: () => tidyPhotos(deps) },
]

const indexJobs = (deps: Parameters<typeof checkIndex>[0]): ScheduledJob[] => [
  { name: 'catalogue.check-index', every: 'hour', run: () => checkIndex(deps) },
  { name: 'catalogue.tidy-changes', every: 'hour', run: (at) => tidyChanges(deps.db, at) },
]
