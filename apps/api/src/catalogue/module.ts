import type { Module } from '../module.ts'
import { pictureRoutes } from '../picture/picture.routes.ts'
import type { PictureStore } from '../picture/picture.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { openCatalogue } from './catalogue.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { fetchPhotos, tidyPhotos } from './photo/fetch-photos.ts'
import { photoRoutes } from './photo/photo.routes.ts'

type Needs = { pictures: PictureStore }
export type CatalogueApi = ReturnType<typeof catalogueModule>['api']

/** Departments, categories, products, variants, lots, stock; how they are found, and their pictures. */
export const catalogueModule = ({ config, db, now }: Platform, { pictures }: Needs) => {
  // Beside the drawn pictures, under names that say nothing.
  const photos = openFileStore(config, 'photos')
  const reach = { admitsPrivate: config.privateDomains, timeoutMs: 20_000 }
  const photoDeps = { db, files: photos, now, reach }
  const catalogue = openCatalogue(db, now)
  return {
    tables: [
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
    ],
    routes: ({ app, serve }) => {
      catalogueRoutes(serve, db, catalogue)
      documentRoutes(app, catalogue)
      pictureRoutes(app, { store: pictures, appearanceOf: catalogue.appearanceOf })
      photoRoutes(app, { photos })
    },
    jobs: [
      { name: 'catalogue.fetch-photos', every: 'minute', run: () => fetchPhotos(photoDeps) },
      { name: 'catalogue.tidy-photos', every: 'hour', run: () => tidyPhotos(photoDeps) },
    ],
    api: catalogue,
  } satisfies Module & { api: unknown }
}
