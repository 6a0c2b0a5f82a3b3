import type { Module } from '../module.ts'
import { pictureRoutes } from '../picture/picture.routes.ts'
import type { PictureStore } from '../picture/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { openCatalogue } from './catalogue.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { documentRoutes } from './documents/document.routes.ts'

type Needs = { pictures: PictureStore }
export type CatalogueApi = ReturnType<typeof catalogueModule>['api']

/** Departments, categories, products, variants, lots, stock; how they are found, and their pictures. */
export const catalogueModule = ({ db, now }: Platform, { pictures }: Needs) => {
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
      'product',
      'product_picture',
      'product_relation',
      'vendor',
    ],
    routes: ({ app, serve }) => {
      catalogueRoutes(serve, db, catalogue)
      documentRoutes(app, catalogue)
      pictureRoutes(app, { store: pictures, appearanceOf: catalogue.appearanceOf })
    },
    api: catalogue,
  } satisfies Module & { api: unknown }
}
